// Adds what Broadway's own script lacks to a program in a browser: the window's title, the browser's clipboard, input methods, the
// on-screen keyboard of a phone, and touches that outlive the element on which they began.
//
// The script runs beside any version of Broadway's script. It receives key and touch events first, stops those that aren't meant for
// Broadway, and dispatches replacements in the form of the browser's own events.
(() => {
  "use strict";

  const page = document.currentScript.dataset.page;
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

  // MARK: To the program

  // This script sends messages to the program, and Broadway's script sends keys. Both wait in this queue for earlier ones, which keeps
  // their order.
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
        // The program has ended, or doesn't answer in time. Later tasks run nevertheless.
        console.debug(error);
      }
    }
    isBusy = false;
  }

  function deliver(message) {
    // The server answers after the program has received the message.
    return fetch("/oriel/events", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      // The server refuses a message with an unpaired surrogate.
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
  // The browser reconnects automatically, and the server then sends the field again.
  events.onerror = () => setField(null);

  // MARK: The clipboard

  // Text that the browser accepts only during a user's press of a key, a button or the screen; null if there is none.
  let unwritten = null;
  // The last text that the program and the browser share.
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
    // Some browsers copy only if there is a selection, even if a listener replaces the copied data.
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

  // Reads the clipboard if the browser permits it without a prompt.
  async function readClipboard() {
    try {
      const permission = await navigator.permissions.query({ name: "clipboard-read" });
      if (permission.state === "granted") shareClipboard(await navigator.clipboard.readText());
    } catch {
      // The browser doesn't know this permission.
    }
  }

  function shareClipboard(text) {
    if (text === shared) return;
    shared = text;
    send({ clipboard: text });
  }

  window.addEventListener("focus", readClipboard);

  // Resolves the promise that waits for the browser's next paste event.
  let takePaste = null;
  // The mouse button that was pressed last, or null if a key press or a touch followed.
  let button = null;

  for (const type of ["mousedown", "keydown", "touchstart"]) {
    window.addEventListener(type, (event) => { button = event.button ?? null; }, true);
  }

  // Replays the key of a paste to Broadway after the program has received the text that the browser pastes.
  function paste(event) {
    const text = new Promise((resolve) => {
      takePaste = resolve;
      // The browser sends no paste event if the clipboard holds no text.
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
        // The program's shortcuts use Control.
        replay(event, event.metaKey ? { ctrlKey: true, metaKey: false } : {});
      }
    });
  }

  window.addEventListener("paste", (event) => {
    // The program itself handles a paste by the middle mouse button.
    if (takePaste === null && (event.target !== area || button === 1)) return;
    event.preventDefault();
    // A paste from a menu or from a phone's keyboard has no key event.
    if (takePaste === null) {
      const key = { key: "v", code: "KeyV", keyCode: 86, ctrlKey: true };
      paste({ ...key, type: "keydown" });
      enqueue(() => replay({ ...key, type: "keyup" }));
    }
    // If the browser's clipboard holds only an image, the program pastes its own clipboard.
    takePaste(event.clipboardData.getData("text/plain") || null);
    takePaste = null;
  }, true);

  // MARK: Keys

  // The events that this script dispatches to Broadway.
  const replayed = new WeakSet();
  // True if the browser turns the last key press into text, so that Broadway must not receive its events.
  let makesText = false;

  function replay(event, changes = {}) {
    const names = ["key", "code", "location", "repeat", "shiftKey", "ctrlKey", "altKey", "metaKey"];
    const values = { bubbles: true, cancelable: true };
    for (const name of names) values[name] = changes[name] ?? event[name];
    const copy = new KeyboardEvent(event.type, values);
    // Broadway reads members that not every browser's constructor sets.
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

  // True if a key produces one character, which may consist of two UTF-16 code units.
  const isCharacter = (event) => [...event.key].length === 1;

  // True for keys that Broadway would treat as shortcuts or ignore, and that the browser turns into text.
  function isText(event) {
    if (event.key === "Dead") return true;
    if (!field || !isCharacter(event)) return false;
    return event.getModifierState("AltGraph") || (isMac && event.altKey && !event.ctrlKey && !event.metaKey);
  }

  // Broadway maps some characters beyond Latin 1 by a table, and drops all others.
  function isUnknown(text) {
    const code = text.codePointAt(0);
    return [...text].length === 1 && code > 255 && window.unicodeTable?.[code] === undefined;
  }

  // The high surrogate of a character: some browsers send it in a separate event.
  let half = "";

  // Returns the character if Broadway has no key for it, "" if only its high surrogate has arrived, and null for all other keys.
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
    // When a browser fills in a form, it sends events without a key.
    if (replayed.has(event) || event.key === undefined) return;
    const hold = () => {
      event.stopImmediatePropagation();
      enqueue(() => replay(event));
    };
    switch (event.type) {
      case "keydown":
        if (field && document.activeElement !== area) focusArea();
        // An input method handles the key.
        makesText = event.isComposing || event.keyCode === 229 || isText(event);
        if (makesText) {
          event.stopImmediatePropagation();
        } else if (isPaste(event)) {
          event.stopImmediatePropagation();
          paste(event);
        } else if (isMac && event.metaKey && !event.ctrlKey && "acxz".includes(event.key.toLowerCase())) {
          // macOS sends no keyup event while Command is held.
          event.stopImmediatePropagation();
          event.preventDefault();
          for (const type of ["keydown", "keyup"]) {
            const { key, code, keyCode, shiftKey } = event;
            enqueue(() => replay({ type, key, code, keyCode, shiftKey, ctrlKey: true }));
          }
        } else if (isBusy) {
          // The keypress event that follows carries the character.
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
        // Broadway ignores the release of a key whose press it didn't receive.
        if (event.keyCode === 229) event.stopImmediatePropagation();
        else if (isBusy) hold();
        break;
    }
  }

  for (const type of ["keydown", "keypress", "keyup"]) window.addEventListener(type, onKey, true);

  // MARK: Text

  // The element that receives the browser's text input for the program's focused field. It always holds a character, so that a phone's
  // keyboard can delete one.
  const area = document.createElement("textarea");
  area.setAttribute("aria-hidden", "true");
  area.setAttribute("autocapitalize", "off");
  area.setAttribute("autocomplete", "off");
  area.setAttribute("autocorrect", "off");
  area.spellcheck = false;
  area.tabIndex = -1;
  // iOS zooms the page when a focused field has a font smaller than 16 pixels.
  area.style.cssText =
    "position: fixed; z-index: 2147483647; left: 0; top: 0; width: 1px; height: 18px; margin: 0; border: 0; padding: 0; outline: 0; opacity: 0; "
    + "resize: none; overflow: hidden; white-space: pre; font-size: 16px; line-height: 1; pointer-events: none";

  // The program's focused text field, as the program describes it; null if no field has the focus.
  let field = null;
  let isComposing = false;
  // The offset at which the composed text begins.
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
    // Broadway's own text field for phones would take the focus.
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
    // The browser may still insert the composed text.
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

  // The active touches, by the browser's identifier: the number passed to Broadway, the target, and the position at which the touch began.
  const touches = new Map();
  let touchCount = 0;
  // True if the field received the focus after the last touch: a phone shows its keyboard only in response to a touch.
  let needsTouch = false;
  // The largest page size seen at the current width. The on-screen keyboard reduces the height.
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

  // Passes a touch event to Broadway. Broadway doesn't listen for touchcancel, treats a touch with identifier 0 as none, and loses the
  // surface once it has replaced the element on which the touch began.
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
    // Otherwise the browser scrolls, and sends mouse events as well.
    if (event.cancelable) event.preventDefault();
    if (event.type === "touchstart") {
      window.fakeInput = null;
      for (const touch of event.changedTouches) {
        touchCount += 1;
        touches.set(touch.identifier, { number: touchCount, target: surfaceOf(touch.target), x: touch.pageX, y: touch.pageY });
        // The element on which a touch began receives its events even after it has left the page.
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

  // Shows a phone's keyboard. Phones show it only if a field receives the focus while a touch ends.
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
