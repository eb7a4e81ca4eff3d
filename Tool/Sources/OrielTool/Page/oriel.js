// Gives a program in a browser what broadway's own script lacks: the title of its window, the browser's clipboard, input methods, the keyboard of a phone, and
// touches that last longer than what they began on.
//
// It stands beside broadway's script, whichever version that has: it hears of keys and touches first, holds back those that aren't broadway's, and gives it
// others in the shape of the browser's own events.
(() => {
  "use strict";

  const page = document.currentScript.dataset.page;
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

  // MARK: To the program

  // Messages go to the program by this script and keys by broadway's. Both wait here for those before them, so that they arrive in their order.
  const tasks = [];
  let isBusy = false;

  async function enqueue(task) {
    tasks.push(task);
    if (isBusy) return;
    isBusy = true;
    while (tasks.length > 0) {
      try {
        await tasks.shift()();
      } catch (error) {
        // The program has gone, or doesn't answer in time: what comes after goes on.
        console.debug(error);
      }
    }
    isBusy = false;
  }

  function deliver(message) {
    // The server answers once the program has the message.
    return fetch("/oriel/events", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      // Half a character would make the message one that the server refuses.
      body: JSON.stringify(message, (_, value) => value.toWellFormed?.() ?? value),
      signal: AbortSignal.timeout(2000),
    });
  }

  const send = (message) => enqueue(() => deliver(message));

  // MARK: From the program

  const events = new EventSource(`/oriel/events?page=${page}`);
  events.onmessage = (event) => {
    const message = JSON.parse(event.data);
    if (typeof message.title === "string") document.title = message.title;
    if (typeof message.clipboard === "string") writeClipboard(message.clipboard);
    if (message.textInput !== undefined) setField(message.textInput);
  };
  // The connection is made again by itself, and tells the field then.
  events.onerror = () => setField(null);

  // MARK: The clipboard

  // Text that the browser wants a press for before it takes it.
  let unwritten = null;
  // The last text that both sides know of.
  let shared = null;

  async function writeClipboard(text) {
    shared = text;
    unwritten = null;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      if (!copyByCommand(text)) unwritten = text;
    }
  }

  function copyByCommand(text) {
    let isCopied = false;
    const onCopy = (event) => {
      event.clipboardData.setData("text/plain", text);
      event.preventDefault();
      event.stopImmediatePropagation();
      isCopied = true;
    };
    window.addEventListener("copy", onCopy, true);
    // Some browsers copy a selection alone, even if what is copied is something else.
    if (field) area.select();
    try {
      document.execCommand("copy");
    } finally {
      window.removeEventListener("copy", onCopy, true);
      if (field && !isComposing) emptyArea();
    }
    return isCopied;
  }

  for (const type of ["keydown", "keyup", "mousedown", "mouseup", "touchend"]) {
    window.addEventListener(type, () => { if (unwritten !== null) writeClipboard(unwritten); }, true);
  }

  // Reads the clipboard where that asks the person nothing.
  async function readClipboard() {
    try {
      const permission = await navigator.permissions.query({ name: "clipboard-read" });
      if (permission.state === "granted") shareClipboard(await navigator.clipboard.readText());
    } catch {
      // The browser has no such permission.
    }
  }

  function shareClipboard(text) {
    if (text === shared) return;
    shared = text;
    send({ clipboard: text });
  }

  window.addEventListener("focus", readClipboard);

  // What the browser's next paste event resolves.
  let takePaste = null;
  // The mouse's button that was pressed last, unless a key or a touch came after it.
  let button = null;

  for (const type of ["mousedown", "keydown", "touchstart"]) {
    window.addEventListener(type, (event) => { button = event.button ?? null; }, true);
  }

  // Gives broadway the key of a paste, once the program has the text that the browser would paste.
  function paste(event) {
    const text = new Promise((resolve) => {
      takePaste = resolve;
      // There is no paste event where the clipboard has no text.
      setTimeout(resolve, 300, null);
    });
    enqueue(async () => {
      const pasted = await text;
      try {
        if (pasted !== null) {
          shared = pasted;
          await deliver({ clipboard: pasted });
        }
      } finally {
        // The program knows Control as the key of shortcuts.
        replay(event, event.metaKey ? { ctrlKey: true, metaKey: false } : {});
      }
    });
  }

  window.addEventListener("paste", (event) => {
    // A paste by the mouse's middle button is the program's to make.
    if (takePaste === null && (event.target !== area || button === 1)) return;
    event.preventDefault();
    // By a menu or a phone's keyboard there is no key.
    if (takePaste === null) {
      const key = { key: "v", code: "KeyV", keyCode: 86, ctrlKey: true };
      paste({ ...key, type: "keydown" });
      enqueue(() => replay({ ...key, type: "keyup" }));
    }
    // Where the browser has a picture alone, the program pastes what it has itself.
    takePaste(event.clipboardData.getData("text/plain") || null);
    takePaste = null;
  }, true);

  // MARK: Keys

  // The events that broadway gets from this script.
  const replayed = new WeakSet();
  // Whether the browser makes text of the key that was pressed last, so that broadway gets none of it.
  let makesText = false;

  function replay(event, changes = {}) {
    const names = ["key", "code", "location", "repeat", "shiftKey", "ctrlKey", "altKey", "metaKey"];
    const values = { bubbles: true, cancelable: true };
    for (const name of names) values[name] = changes[name] ?? event[name];
    const copy = new KeyboardEvent(event.type, values);
    // Broadway reads the members that no constructor sets in every browser.
    for (const name of ["keyCode", "charCode", "which"]) {
      const value = event[name] ?? (name === "which" ? event.keyCode : 0);
      Object.defineProperty(copy, name, { value });
    }
    replayed.add(copy);
    document.dispatchEvent(copy);
  }

  function isPaste(event) {
    if (event.key === "Insert") return event.shiftKey && !event.ctrlKey && !event.altKey;
    return event.key.toLowerCase() === "v" && !event.altKey && event.ctrlKey !== event.metaKey && (event.ctrlKey || isMac);
  }

  // Whether a key has a character, whose UTF-16 units may be two.
  const isCharacter = (event) => [...event.key].length === 1;

  // Keys that broadway would read as shortcuts, or not at all, and that the browser makes text of.
  function isText(event) {
    if (event.key === "Dead") return true;
    if (!field || !isCharacter(event)) return false;
    return event.getModifierState("AltGraph") || (isMac && event.altKey && !event.ctrlKey && !event.metaKey);
  }

  // Broadway knows some characters beyond Latin 1 by a table, and drops the others.
  function isUnknown(text) {
    const code = text.codePointAt(0);
    return [...text].length === 1 && code > 255 && window.unicodeTable?.[code] === undefined;
  }

  // The first half of a character of two UTF-16 units: some browsers give it in an event of its own.
  let half = "";

  // A character that has no key of broadway's; null for others, and the empty text for one that isn't whole.
  function characterWithoutKey(event) {
    if (!field || event.ctrlKey || event.altKey) return null;
    if (/^[\ud800-\udbff]$/.test(event.key)) {
      half = event.key;
      return "";
    }
    const text = /^[\udc00-\udfff]$/.test(event.key) ? half + event.key : event.key;
    half = "";
    return isUnknown(text) ? text : null;
  }

  function onKey(event) {
    // A browser that fills in a form sends events without a key.
    if (replayed.has(event) || event.key === undefined) return;
    const hold = () => {
      event.stopImmediatePropagation();
      enqueue(() => replay(event));
    };
    switch (event.type) {
      case "keydown":
        if (field && document.activeElement !== area) focusArea();
        // An input method has the key.
        makesText = event.isComposing || event.keyCode === 229 || isText(event);
        if (makesText) {
          event.stopImmediatePropagation();
        } else if (isPaste(event)) {
          event.stopImmediatePropagation();
          paste(event);
        } else if (isMac && event.metaKey && !event.ctrlKey && "acxz".includes(event.key.toLowerCase())) {
          // A Mac tells of no release while Command is held.
          event.stopImmediatePropagation();
          event.preventDefault();
          for (const type of ["keydown", "keyup"]) {
            const { key, code, keyCode, shiftKey } = event;
            enqueue(() => replay({ type, key, code, keyCode, shiftKey, ctrlKey: true }));
          }
        } else if (isBusy) {
          // A key with a character is followed by an event that has it.
          if (!isCharacter(event) || event.ctrlKey || event.altKey || event.metaKey) event.preventDefault();
          hold();
        }
        break;
      case "keypress": {
        if (makesText) {
          event.stopImmediatePropagation();
          break;
        }
        const text = characterWithoutKey(event);
        if (text !== null) {
          event.stopImmediatePropagation();
          event.preventDefault();
          if (text) send({ commit: text });
        } else if (isBusy) {
          event.preventDefault();
          hold();
        }
        break;
      }
      case "keyup":
        // Broadway knows the keys of which it got the press.
        if (event.keyCode === 229) event.stopImmediatePropagation();
        else if (isBusy) hold();
        break;
    }
  }

  for (const type of ["keydown", "keypress", "keyup"]) window.addEventListener(type, onKey, true);

  // MARK: Text

  // What the browser types into, for the program's field with the focus. It has a character, so that the keyboard of a phone finds something to delete.
  const area = document.createElement("textarea");
  area.setAttribute("aria-hidden", "true");
  area.setAttribute("autocapitalize", "off");
  area.setAttribute("autocomplete", "off");
  area.setAttribute("autocorrect", "off");
  area.spellcheck = false;
  area.tabIndex = -1;
  // Below 16 pixels, iOS enlarges the page.
  area.style.cssText =
    "position: fixed; z-index: 2147483647; left: 0; top: 0; width: 1px; height: 18px; margin: 0; border: 0; padding: 0; outline: 0; opacity: 0; "
    + "resize: none; overflow: hidden; white-space: pre; font-size: 16px; line-height: 1; pointer-events: none";

  // The program's field with the focus, as it tells it; null where none has it.
  let field = null;
  let isComposing = false;
  // Where the text that is composed begins.
  let start = 0;

  const inputModes = { number: "numeric", decimal: "decimal", phone: "tel", email: "email", url: "url", search: "search" };

  function emptyArea() {
    area.value = " ";
    area.setSelectionRange(1, 1);
  }

  function setField(next) {
    const isNew = next !== null && field === null;
    field = next;
    if (field === null) {
      area.blur();
      return;
    }
    area.style.left = `${field.x}px`;
    area.style.top = `${field.y}px`;
    area.style.width = `${Math.max(1, field.width)}px`;
    area.style.height = `${Math.max(1, field.height)}px`;
    area.inputMode = inputModes[field.kind] ?? "text";
    if (document.activeElement !== area) focusArea();
    if (isNew) needsTouch = true;
  }

  function focusArea() {
    if (!area.isConnected) document.body.append(area);
    // Broadway's own field for phones would take the focus.
    window.fakeInput = null;
    emptyArea();
    area.focus({ preventScroll: true });
  }

  area.addEventListener("compositionstart", () => {
    isComposing = true;
    start = area.selectionStart;
  });

  area.addEventListener("compositionend", (event) => {
    isComposing = false;
    send(event.data ? { commit: event.data } : { preedit: "", cursor: 0 });
    // The browser may still write what was composed.
    setTimeout(() => { if (!isComposing) emptyArea(); });
  });

  area.addEventListener("beforeinput", (event) => {
    if (event.isComposing || isComposing || /Composition/.test(event.inputType)) return;
    event.preventDefault();
    const type = event.inputType;
    if (type === "insertLineBreak" || type === "insertParagraph") {
      send({ key: "Return" });
    } else if (type.startsWith("delete")) {
      send({ key: type.endsWith("Forward") ? "Delete" : "BackSpace" });
    } else if (type.startsWith("insert")) {
      const text = event.data ?? event.dataTransfer?.getData("text/plain");
      if (text) send({ commit: text });
    }
  });

  area.addEventListener("input", (event) => {
    event.stopPropagation();
    if (!isComposing) {
      if (!/Composition/.test(event.inputType)) emptyArea();
      return;
    }
    const text = event.data ?? "";
    send({ preedit: text, cursor: Math.min(Math.max(0, area.selectionEnd - start), text.length) });
  });

  // MARK: Touches

  // The touches that last, by the browser's number: the number that broadway gets, and what the touch began on.
  const touches = new Map();
  let touchCount = 0;
  // Whether the field has got the focus since the last touch: a phone shows its keyboard in answer to a touch alone.
  let needsTouch = false;
  // The largest size of the page that was seen, as wide as it is now: a keyboard leaves less.
  let largest = { width: 0, height: 0 };

  function isKeyboardOpen() {
    const { width, height } = window.visualViewport ?? { width: window.innerWidth, height: window.innerHeight };
    if (width !== largest.width || height > largest.height) largest = { width, height };
    return height < largest.height * 0.8;
  }

  function surfaceOf(target) {
    while (target && target.surface === undefined) target = target.parentNode;
    return target ?? document.documentElement;
  }

  // Gives broadway a touch event. It hears of no cancelled touch by itself, reads a touch's number 0 as none, and finds nothing once it has replaced what the
  // touch began on.
  function passTouches(event, type) {
    const list = [];
    for (const touch of event.changedTouches) {
      const known = touches.get(touch.identifier);
      if (known) list.push({ identifier: known.number, target: known.target, pageX: touch.pageX, pageY: touch.pageY });
    }
    if (list.length === 0) return;
    list.item = (index) => list[index];
    const copy = new Event(type, { bubbles: true, cancelable: true });
    const { shiftKey, ctrlKey, altKey } = event;
    for (const [name, value] of Object.entries({ changedTouches: list, shiftKey, ctrlKey, altKey })) {
      Object.defineProperty(copy, name, { value });
    }
    replayed.add(copy);
    document.dispatchEvent(copy);
  }

  function onTouch(event) {
    if (replayed.has(event)) return;
    event.stopImmediatePropagation();
    // Or the browser scrolls, and sends a mouse's events as well.
    if (event.cancelable) event.preventDefault();
    if (event.type === "touchstart") {
      window.fakeInput = null;
      for (const touch of event.changedTouches) {
        touchCount += 1;
        touches.set(touch.identifier, { number: touchCount, target: surfaceOf(touch.target), x: touch.pageX, y: touch.pageY });
        // What the touch began on gets its events even if the page has it no more.
        for (const type of ["touchmove", "touchend", "touchcancel"]) {
          touch.target.addEventListener(type, onTouch, { passive: false });
        }
      }
    }
    passTouches(event, event.type === "touchcancel" ? "touchend" : event.type);
    if (event.type === "touchend") showKeyboard(event);
    if (event.type === "touchend" || event.type === "touchcancel") {
      for (const touch of event.changedTouches) touches.delete(touch.identifier);
    }
  }

  // Shows the keyboard of a phone, which takes a focus while a touch ends.
  function showKeyboard(event) {
    if (!field || isComposing || isKeyboardOpen()) return;
    const isOnCaret = [...event.changedTouches].some((touch) => {
      const from = touches.get(touch.identifier);
      const isTap = from && Math.hypot(touch.pageX - from.x, touch.pageY - from.y) < 10;
      return isTap && touch.pageY > field.y - 16 && touch.pageY < field.y + field.height + 16;
    });
    if (!needsTouch && !isOnCaret) return;
    needsTouch = false;
    area.blur();
    focusArea();
  }

  for (const type of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
    window.addEventListener(type, onTouch, { capture: true, passive: false });
  }
  document.documentElement.style.touchAction = "none";
  document.documentElement.style.overscrollBehavior = "none";

  document.addEventListener("DOMContentLoaded", () => {
    document.body.append(area);
    isKeyboardOpen();
    readClipboard();
  });
})();
