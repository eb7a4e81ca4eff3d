#pragma once
#include <gtk/gtk.h>

#include "oriel_library.h"

#ifndef ORIEL_LIBRARY_TYPES_ARE_DECLARED
typedef struct _JSCContext JSCContext;
typedef struct _JSCException JSCException;
typedef struct _JSCValue JSCValue;
typedef struct _SoupMessageHeaders SoupMessageHeaders;
typedef struct _WebKitAuthenticationRequest WebKitAuthenticationRequest;
typedef struct _WebKitBackForwardList WebKitBackForwardList;
typedef struct _WebKitBackForwardListItem WebKitBackForwardListItem;
typedef struct _WebKitCredential WebKitCredential;
typedef struct _WebKitFileChooserRequest WebKitFileChooserRequest;
typedef struct _WebKitFindController WebKitFindController;
typedef struct _WebKitNavigationAction WebKitNavigationAction;
typedef struct _WebKitNavigationPolicyDecision WebKitNavigationPolicyDecision;
typedef struct _WebKitNetworkSession WebKitNetworkSession;
typedef struct _WebKitPolicyDecision WebKitPolicyDecision;
typedef struct _WebKitResponsePolicyDecision WebKitResponsePolicyDecision;
typedef struct _WebKitScriptDialog WebKitScriptDialog;
typedef struct _WebKitScriptMessageReply WebKitScriptMessageReply;
typedef struct _WebKitSettings WebKitSettings;
typedef struct _WebKitURIRequest WebKitURIRequest;
typedef struct _WebKitURIResponse WebKitURIResponse;
typedef struct _WebKitURISchemeRequest WebKitURISchemeRequest;
typedef struct _WebKitURISchemeResponse WebKitURISchemeResponse;
typedef struct _WebKitUserContentManager WebKitUserContentManager;
typedef struct _WebKitUserScript WebKitUserScript;
typedef struct _WebKitUserStyleSheet WebKitUserStyleSheet;
typedef struct _WebKitWebContext WebKitWebContext;
typedef struct _WebKitWebView WebKitWebView;
typedef struct _WebKitWebsiteDataManager WebKitWebsiteDataManager;
typedef enum { SOUP_MESSAGE_HEADERS_REQUEST, SOUP_MESSAGE_HEADERS_RESPONSE } SoupMessageHeadersType;
typedef enum {
  WEBKIT_AUTHENTICATION_SCHEME_HTTP_BASIC = 2,
  WEBKIT_AUTHENTICATION_SCHEME_HTTP_DIGEST = 3,
  WEBKIT_AUTHENTICATION_SCHEME_NTLM = 5
} WebKitAuthenticationScheme;
typedef enum { WEBKIT_CREDENTIAL_PERSISTENCE_NONE, WEBKIT_CREDENTIAL_PERSISTENCE_FOR_SESSION } WebKitCredentialPersistence;
typedef enum { WEBKIT_LOAD_STARTED, WEBKIT_LOAD_REDIRECTED, WEBKIT_LOAD_COMMITTED, WEBKIT_LOAD_FINISHED } WebKitLoadEvent;
typedef enum {
  WEBKIT_NAVIGATION_TYPE_LINK_CLICKED,
  WEBKIT_NAVIGATION_TYPE_FORM_SUBMITTED,
  WEBKIT_NAVIGATION_TYPE_BACK_FORWARD,
  WEBKIT_NAVIGATION_TYPE_RELOAD,
  WEBKIT_NAVIGATION_TYPE_FORM_RESUBMITTED,
  WEBKIT_NAVIGATION_TYPE_OTHER
} WebKitNavigationType;
typedef enum {
  WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION,
  WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION,
  WEBKIT_POLICY_DECISION_TYPE_RESPONSE
} WebKitPolicyDecisionType;
typedef enum {
  WEBKIT_SCRIPT_DIALOG_ALERT,
  WEBKIT_SCRIPT_DIALOG_CONFIRM,
  WEBKIT_SCRIPT_DIALOG_PROMPT,
  WEBKIT_SCRIPT_DIALOG_BEFORE_UNLOAD_CONFIRM
} WebKitScriptDialogType;
typedef enum { WEBKIT_SNAPSHOT_REGION_VISIBLE, WEBKIT_SNAPSHOT_REGION_FULL_DOCUMENT } WebKitSnapshotRegion;
typedef enum { WEBKIT_SNAPSHOT_OPTIONS_NONE = 0, WEBKIT_SNAPSHOT_OPTIONS_TRANSPARENT_BACKGROUND = 1 << 1 } WebKitSnapshotOptions;
typedef enum { WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES, WEBKIT_USER_CONTENT_INJECT_TOP_FRAME } WebKitUserContentInjectedFrames;
typedef enum {
  WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START,
  WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END
} WebKitUserScriptInjectionTime;
typedef enum { WEBKIT_USER_STYLE_LEVEL_USER, WEBKIT_USER_STYLE_LEVEL_AUTHOR } WebKitUserStyleLevel;
typedef enum {
  WEBKIT_WEBSITE_DATA_MEMORY_CACHE = 1 << 0,
  WEBKIT_WEBSITE_DATA_DISK_CACHE = 1 << 1,
  WEBKIT_WEBSITE_DATA_SESSION_STORAGE = 1 << 3,
  WEBKIT_WEBSITE_DATA_LOCAL_STORAGE = 1 << 4,
  WEBKIT_WEBSITE_DATA_INDEXEDDB_DATABASES = 1 << 5,
  WEBKIT_WEBSITE_DATA_COOKIES = 1 << 6,
  WEBKIT_WEBSITE_DATA_SERVICE_WORKER_REGISTRATIONS = 1 << 10
} WebKitWebsiteDataTypes;
typedef void (*SoupMessageHeadersForeachFunc)(const char *name, const char *value, gpointer user_data);
typedef void (*WebKitURISchemeRequestCallback)(WebKitURISchemeRequest *request, gpointer user_data);
#endif

GType webkit_web_view_get_type(void);
GType webkit_navigation_policy_decision_get_type(void);
void webkit_web_view_load_uri(WebKitWebView *web_view, const gchar *uri);
void webkit_web_view_load_html(WebKitWebView *web_view, const gchar *content, const gchar *base_uri);
void webkit_web_view_load_alternate_html(WebKitWebView *web_view, const gchar *content, const gchar *content_uri, const gchar *base_uri);
void webkit_web_view_load_bytes(
  WebKitWebView *web_view, GBytes *bytes, const gchar *mime_type, const gchar *encoding, const gchar *base_uri);
void webkit_web_view_load_request(WebKitWebView *web_view, WebKitURIRequest *request);
void webkit_web_view_stop_loading(WebKitWebView *web_view);
void webkit_web_view_reload(WebKitWebView *web_view);
void webkit_web_view_reload_bypass_cache(WebKitWebView *web_view);
gboolean webkit_web_view_is_loading(WebKitWebView *web_view);
const gchar *webkit_web_view_get_title(WebKitWebView *web_view);
const gchar *webkit_web_view_get_uri(WebKitWebView *web_view);
gdouble webkit_web_view_get_estimated_load_progress(WebKitWebView *web_view);
WebKitBackForwardList *webkit_web_view_get_back_forward_list(WebKitWebView *web_view);
void webkit_web_view_go_to_back_forward_list_item(WebKitWebView *web_view, WebKitBackForwardListItem *list_item);
WebKitSettings *webkit_web_view_get_settings(WebKitWebView *web_view);
WebKitFindController *webkit_web_view_get_find_controller(WebKitWebView *web_view);
gboolean webkit_web_view_get_tls_info(WebKitWebView *web_view, GTlsCertificate **certificate, GTlsCertificateFlags *errors);
void webkit_web_view_set_background_color(WebKitWebView *web_view, const GdkRGBA *rgba);
void webkit_web_view_terminate_web_process(WebKitWebView *web_view);
void webkit_web_view_call_async_javascript_function(
  WebKitWebView *web_view, const char *body, gssize length, GVariant *arguments, const char *world_name, const char *source_uri,
  GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data);
JSCValue *webkit_web_view_call_async_javascript_function_finish(WebKitWebView *web_view, GAsyncResult *result, GError **error);
void webkit_web_view_get_snapshot(
  WebKitWebView *web_view, WebKitSnapshotRegion region, WebKitSnapshotOptions options, GCancellable *cancellable,
  GAsyncReadyCallback callback, gpointer user_data);
GdkTexture *webkit_web_view_get_snapshot_finish(WebKitWebView *web_view, GAsyncResult *result, GError **error);
WebKitBackForwardListItem *webkit_back_forward_list_get_current_item(WebKitBackForwardList *back_forward_list);
GList *webkit_back_forward_list_get_back_list(WebKitBackForwardList *back_forward_list);
GList *webkit_back_forward_list_get_forward_list(WebKitBackForwardList *back_forward_list);
const gchar *webkit_back_forward_list_item_get_uri(WebKitBackForwardListItem *list_item);
const gchar *webkit_back_forward_list_item_get_title(WebKitBackForwardListItem *list_item);
const gchar *webkit_back_forward_list_item_get_original_uri(WebKitBackForwardListItem *list_item);
const gchar *webkit_settings_get_user_agent(WebKitSettings *settings);
void webkit_settings_set_user_agent(WebKitSettings *settings, const gchar *user_agent);
void webkit_settings_set_enable_back_forward_navigation_gestures(WebKitSettings *settings, gboolean enabled);
void webkit_settings_set_enable_developer_extras(WebKitSettings *settings, gboolean enabled);
void webkit_settings_set_enable_fullscreen(WebKitSettings *settings, gboolean enabled);
void webkit_settings_set_enable_javascript_markup(WebKitSettings *settings, gboolean enabled);
WebKitWebContext *webkit_web_context_get_default(void);
void webkit_web_context_register_uri_scheme(
  WebKitWebContext *context, const gchar *scheme, WebKitURISchemeRequestCallback callback, gpointer user_data,
  GDestroyNotify user_data_destroy_func);
WebKitNetworkSession *webkit_network_session_get_default(void);
WebKitNetworkSession *webkit_network_session_new(const char *data_directory, const char *cache_directory);
WebKitNetworkSession *webkit_network_session_new_ephemeral(void);
WebKitWebsiteDataManager *webkit_network_session_get_website_data_manager(WebKitNetworkSession *session);
void webkit_website_data_manager_clear(
  WebKitWebsiteDataManager *manager, WebKitWebsiteDataTypes types, GTimeSpan timespan, GCancellable *cancellable,
  GAsyncReadyCallback callback, gpointer user_data);
gboolean webkit_website_data_manager_clear_finish(WebKitWebsiteDataManager *manager, GAsyncResult *result, GError **error);
WebKitURIRequest *webkit_uri_request_new(const gchar *uri);
const gchar *webkit_uri_request_get_uri(WebKitURIRequest *request);
const gchar *webkit_uri_request_get_http_method(WebKitURIRequest *request);
SoupMessageHeaders *webkit_uri_request_get_http_headers(WebKitURIRequest *request);
const gchar *webkit_uri_response_get_uri(WebKitURIResponse *response);
guint webkit_uri_response_get_status_code(WebKitURIResponse *response);
guint64 webkit_uri_response_get_content_length(WebKitURIResponse *response);
const gchar *webkit_uri_response_get_mime_type(WebKitURIResponse *response);
SoupMessageHeaders *webkit_uri_response_get_http_headers(WebKitURIResponse *response);
WebKitNavigationAction *webkit_navigation_policy_decision_get_navigation_action(WebKitNavigationPolicyDecision *decision);
WebKitNavigationType webkit_navigation_action_get_navigation_type(WebKitNavigationAction *navigation);
guint webkit_navigation_action_get_mouse_button(WebKitNavigationAction *navigation);
guint webkit_navigation_action_get_modifiers(WebKitNavigationAction *navigation);
WebKitURIRequest *webkit_navigation_action_get_request(WebKitNavigationAction *navigation);
WebKitURIResponse *webkit_response_policy_decision_get_response(WebKitResponsePolicyDecision *decision);
gboolean webkit_response_policy_decision_is_mime_type_supported(WebKitResponsePolicyDecision *decision);
void webkit_policy_decision_use(WebKitPolicyDecision *decision);
void webkit_policy_decision_ignore(WebKitPolicyDecision *decision);
WebKitScriptDialog *webkit_script_dialog_ref(WebKitScriptDialog *dialog);
void webkit_script_dialog_unref(WebKitScriptDialog *dialog);
WebKitScriptDialogType webkit_script_dialog_get_dialog_type(WebKitScriptDialog *dialog);
const gchar *webkit_script_dialog_get_message(WebKitScriptDialog *dialog);
void webkit_script_dialog_confirm_set_confirmed(WebKitScriptDialog *dialog, gboolean confirmed);
const gchar *webkit_script_dialog_prompt_get_default_text(WebKitScriptDialog *dialog);
void webkit_script_dialog_prompt_set_text(WebKitScriptDialog *dialog, const gchar *text);
void webkit_script_dialog_close(WebKitScriptDialog *dialog);
gboolean webkit_file_chooser_request_get_select_multiple(WebKitFileChooserRequest *request);
void webkit_file_chooser_request_select_files(WebKitFileChooserRequest *request, const gchar *const *files);
void webkit_file_chooser_request_cancel(WebKitFileChooserRequest *request);
const gchar *webkit_uri_scheme_request_get_uri(WebKitURISchemeRequest *request);
WebKitWebView *webkit_uri_scheme_request_get_web_view(WebKitURISchemeRequest *request);
const gchar *webkit_uri_scheme_request_get_http_method(WebKitURISchemeRequest *request);
SoupMessageHeaders *webkit_uri_scheme_request_get_http_headers(WebKitURISchemeRequest *request);
GInputStream *webkit_uri_scheme_request_get_http_body(WebKitURISchemeRequest *request);
void webkit_uri_scheme_request_finish_with_response(WebKitURISchemeRequest *request, WebKitURISchemeResponse *response);
void webkit_uri_scheme_request_finish_error(WebKitURISchemeRequest *request, GError *error);
WebKitURISchemeResponse *webkit_uri_scheme_response_new(GInputStream *input_stream, gint64 stream_length);
void webkit_uri_scheme_response_set_status(WebKitURISchemeResponse *response, guint status_code, const gchar *reason_phrase);
void webkit_uri_scheme_response_set_content_type(WebKitURISchemeResponse *response, const gchar *content_type);
void webkit_uri_scheme_response_set_http_headers(WebKitURISchemeResponse *response, SoupMessageHeaders *headers);
WebKitUserContentManager *webkit_user_content_manager_new(void);
void webkit_user_content_manager_add_script(WebKitUserContentManager *manager, WebKitUserScript *script);
void webkit_user_content_manager_remove_script(WebKitUserContentManager *manager, WebKitUserScript *script);
void webkit_user_content_manager_add_style_sheet(WebKitUserContentManager *manager, WebKitUserStyleSheet *stylesheet);
void webkit_user_content_manager_remove_all_style_sheets(WebKitUserContentManager *manager);
gboolean webkit_user_content_manager_register_script_message_handler(
  WebKitUserContentManager *manager, const char *name, const char *world_name);
gboolean webkit_user_content_manager_register_script_message_handler_with_reply(
  WebKitUserContentManager *manager, const char *name, const char *world_name);
void webkit_user_content_manager_unregister_script_message_handler(
  WebKitUserContentManager *manager, const gchar *name, const gchar *world_name);
WebKitScriptMessageReply *webkit_script_message_reply_ref(WebKitScriptMessageReply *script_message_reply);
void webkit_script_message_reply_unref(WebKitScriptMessageReply *script_message_reply);
void webkit_script_message_reply_return_value(WebKitScriptMessageReply *script_message_reply, JSCValue *reply_value);
void webkit_script_message_reply_return_error_message(WebKitScriptMessageReply *script_message_reply, const char *error_message);
WebKitUserScript *webkit_user_script_new(
  const gchar *source, WebKitUserContentInjectedFrames injected_frames, WebKitUserScriptInjectionTime injection_time,
  const gchar *const *allow_list, const gchar *const *block_list);
WebKitUserScript *webkit_user_script_new_for_world(
  const gchar *source, WebKitUserContentInjectedFrames injected_frames, WebKitUserScriptInjectionTime injection_time,
  const gchar *world_name, const gchar *const *allow_list, const gchar *const *block_list);
void webkit_user_script_unref(WebKitUserScript *user_script);
WebKitUserStyleSheet *webkit_user_style_sheet_new(
  const gchar *source, WebKitUserContentInjectedFrames injected_frames, WebKitUserStyleLevel level, const gchar *const *allow_list,
  const gchar *const *block_list);
void webkit_user_style_sheet_unref(WebKitUserStyleSheet *user_style_sheet);
void webkit_find_controller_search(
  WebKitFindController *find_controller, const gchar *search_text, guint32 find_options, guint max_match_count);
void webkit_find_controller_search_finish(WebKitFindController *find_controller);
void webkit_find_controller_search_next(WebKitFindController *find_controller);
void webkit_find_controller_search_previous(WebKitFindController *find_controller);
const gchar *webkit_authentication_request_get_host(WebKitAuthenticationRequest *request);
guint webkit_authentication_request_get_port(WebKitAuthenticationRequest *request);
const gchar *webkit_authentication_request_get_realm(WebKitAuthenticationRequest *request);
WebKitAuthenticationScheme webkit_authentication_request_get_scheme(WebKitAuthenticationRequest *request);
gboolean webkit_authentication_request_is_for_proxy(WebKitAuthenticationRequest *request);
gboolean webkit_authentication_request_is_retry(WebKitAuthenticationRequest *request);
void webkit_authentication_request_authenticate(WebKitAuthenticationRequest *request, WebKitCredential *credential);
void webkit_authentication_request_cancel(WebKitAuthenticationRequest *request);
WebKitCredential *webkit_credential_new(const gchar *username, const gchar *password, WebKitCredentialPersistence persistence);
void webkit_credential_free(WebKitCredential *credential);
GQuark webkit_network_error_quark(void);
GQuark webkit_policy_error_quark(void);
GQuark webkit_javascript_error_quark(void);
JSCContext *jsc_value_get_context(JSCValue *value);
JSCValue *jsc_context_evaluate(JSCContext *context, const char *code, gssize length);
gboolean jsc_value_is_undefined(JSCValue *value);
gboolean jsc_value_is_null(JSCValue *value);
gboolean jsc_value_is_number(JSCValue *value);
gboolean jsc_value_is_boolean(JSCValue *value);
gboolean jsc_value_is_string(JSCValue *value);
gboolean jsc_value_is_array(JSCValue *value);
gboolean jsc_value_is_object(JSCValue *value);
double jsc_value_to_double(JSCValue *value);
gboolean jsc_value_to_boolean(JSCValue *value);
char *jsc_value_to_string(JSCValue *value);
gboolean jsc_value_object_is_instance_of(JSCValue *value, const char *name);
JSCValue *jsc_value_object_get_property(JSCValue *value, const char *name);
JSCValue *jsc_value_object_get_property_at_index(JSCValue *value, guint index);
gchar **jsc_value_object_enumerate_properties(JSCValue *value);
JSCValue *jsc_value_object_invoke_methodv(JSCValue *value, const char *name, guint n_parameters, JSCValue **parameters);
SoupMessageHeaders *soup_message_headers_new(SoupMessageHeadersType type);
void soup_message_headers_append(SoupMessageHeaders *hdrs, const char *name, const char *value);
void soup_message_headers_replace(SoupMessageHeaders *hdrs, const char *name, const char *value);
void soup_message_headers_foreach(SoupMessageHeaders *hdrs, SoupMessageHeadersForeachFunc func, gpointer user_data);
void soup_message_headers_unref(SoupMessageHeaders *hdrs);

#define ORIEL_WEBKIT_FUNCTIONS(FUNCTION)                                           \
  FUNCTION(webkit_web_view_get_type)                                               \
  FUNCTION(webkit_navigation_policy_decision_get_type)                             \
  FUNCTION(webkit_web_view_load_uri)                                               \
  FUNCTION(webkit_web_view_load_html)                                              \
  FUNCTION(webkit_web_view_load_alternate_html)                                    \
  FUNCTION(webkit_web_view_load_bytes)                                             \
  FUNCTION(webkit_web_view_load_request)                                           \
  FUNCTION(webkit_web_view_stop_loading)                                           \
  FUNCTION(webkit_web_view_reload)                                                 \
  FUNCTION(webkit_web_view_reload_bypass_cache)                                    \
  FUNCTION(webkit_web_view_is_loading)                                             \
  FUNCTION(webkit_web_view_get_title)                                              \
  FUNCTION(webkit_web_view_get_uri)                                                \
  FUNCTION(webkit_web_view_get_estimated_load_progress)                            \
  FUNCTION(webkit_web_view_get_back_forward_list)                                  \
  FUNCTION(webkit_web_view_go_to_back_forward_list_item)                           \
  FUNCTION(webkit_web_view_get_settings)                                           \
  FUNCTION(webkit_web_view_get_find_controller)                                    \
  FUNCTION(webkit_web_view_get_tls_info)                                           \
  FUNCTION(webkit_web_view_set_background_color)                                   \
  FUNCTION(webkit_web_view_terminate_web_process)                                  \
  FUNCTION(webkit_web_view_call_async_javascript_function)                         \
  FUNCTION(webkit_web_view_call_async_javascript_function_finish)                  \
  FUNCTION(webkit_web_view_get_snapshot)                                           \
  FUNCTION(webkit_web_view_get_snapshot_finish)                                    \
  FUNCTION(webkit_back_forward_list_get_current_item)                              \
  FUNCTION(webkit_back_forward_list_get_back_list)                                 \
  FUNCTION(webkit_back_forward_list_get_forward_list)                              \
  FUNCTION(webkit_back_forward_list_item_get_uri)                                  \
  FUNCTION(webkit_back_forward_list_item_get_title)                                \
  FUNCTION(webkit_back_forward_list_item_get_original_uri)                         \
  FUNCTION(webkit_settings_get_user_agent)                                         \
  FUNCTION(webkit_settings_set_user_agent)                                         \
  FUNCTION(webkit_settings_set_enable_back_forward_navigation_gestures)            \
  FUNCTION(webkit_settings_set_enable_developer_extras)                            \
  FUNCTION(webkit_settings_set_enable_fullscreen)                                  \
  FUNCTION(webkit_settings_set_enable_javascript_markup)                           \
  FUNCTION(webkit_web_context_get_default)                                         \
  FUNCTION(webkit_web_context_register_uri_scheme)                                 \
  FUNCTION(webkit_network_session_get_default)                                     \
  FUNCTION(webkit_network_session_new)                                             \
  FUNCTION(webkit_network_session_new_ephemeral)                                   \
  FUNCTION(webkit_network_session_get_website_data_manager)                        \
  FUNCTION(webkit_website_data_manager_clear)                                      \
  FUNCTION(webkit_website_data_manager_clear_finish)                               \
  FUNCTION(webkit_uri_request_new)                                                 \
  FUNCTION(webkit_uri_request_get_uri)                                             \
  FUNCTION(webkit_uri_request_get_http_method)                                     \
  FUNCTION(webkit_uri_request_get_http_headers)                                    \
  FUNCTION(webkit_uri_response_get_uri)                                            \
  FUNCTION(webkit_uri_response_get_status_code)                                    \
  FUNCTION(webkit_uri_response_get_content_length)                                 \
  FUNCTION(webkit_uri_response_get_mime_type)                                      \
  FUNCTION(webkit_uri_response_get_http_headers)                                   \
  FUNCTION(webkit_navigation_policy_decision_get_navigation_action)                \
  FUNCTION(webkit_navigation_action_get_navigation_type)                           \
  FUNCTION(webkit_navigation_action_get_mouse_button)                              \
  FUNCTION(webkit_navigation_action_get_modifiers)                                 \
  FUNCTION(webkit_navigation_action_get_request)                                   \
  FUNCTION(webkit_response_policy_decision_get_response)                           \
  FUNCTION(webkit_response_policy_decision_is_mime_type_supported)                 \
  FUNCTION(webkit_policy_decision_use)                                             \
  FUNCTION(webkit_policy_decision_ignore)                                          \
  FUNCTION(webkit_script_dialog_ref)                                               \
  FUNCTION(webkit_script_dialog_unref)                                             \
  FUNCTION(webkit_script_dialog_get_dialog_type)                                   \
  FUNCTION(webkit_script_dialog_get_message)                                       \
  FUNCTION(webkit_script_dialog_confirm_set_confirmed)                             \
  FUNCTION(webkit_script_dialog_prompt_get_default_text)                           \
  FUNCTION(webkit_script_dialog_prompt_set_text)                                   \
  FUNCTION(webkit_script_dialog_close)                                             \
  FUNCTION(webkit_file_chooser_request_get_select_multiple)                        \
  FUNCTION(webkit_file_chooser_request_select_files)                               \
  FUNCTION(webkit_file_chooser_request_cancel)                                     \
  FUNCTION(webkit_uri_scheme_request_get_uri)                                      \
  FUNCTION(webkit_uri_scheme_request_get_web_view)                                 \
  FUNCTION(webkit_uri_scheme_request_get_http_method)                              \
  FUNCTION(webkit_uri_scheme_request_get_http_headers)                             \
  FUNCTION(webkit_uri_scheme_request_get_http_body)                                \
  FUNCTION(webkit_uri_scheme_request_finish_with_response)                         \
  FUNCTION(webkit_uri_scheme_request_finish_error)                                 \
  FUNCTION(webkit_uri_scheme_response_new)                                         \
  FUNCTION(webkit_uri_scheme_response_set_status)                                  \
  FUNCTION(webkit_uri_scheme_response_set_content_type)                            \
  FUNCTION(webkit_uri_scheme_response_set_http_headers)                            \
  FUNCTION(webkit_user_content_manager_new)                                        \
  FUNCTION(webkit_user_content_manager_add_script)                                 \
  FUNCTION(webkit_user_content_manager_remove_script)                              \
  FUNCTION(webkit_user_content_manager_add_style_sheet)                            \
  FUNCTION(webkit_user_content_manager_remove_all_style_sheets)                    \
  FUNCTION(webkit_user_content_manager_register_script_message_handler)            \
  FUNCTION(webkit_user_content_manager_register_script_message_handler_with_reply) \
  FUNCTION(webkit_user_content_manager_unregister_script_message_handler)          \
  FUNCTION(webkit_script_message_reply_ref)                                        \
  FUNCTION(webkit_script_message_reply_unref)                                      \
  FUNCTION(webkit_script_message_reply_return_value)                               \
  FUNCTION(webkit_script_message_reply_return_error_message)                       \
  FUNCTION(webkit_user_script_new)                                                 \
  FUNCTION(webkit_user_script_new_for_world)                                       \
  FUNCTION(webkit_user_script_unref)                                               \
  FUNCTION(webkit_user_style_sheet_new)                                            \
  FUNCTION(webkit_user_style_sheet_unref)                                          \
  FUNCTION(webkit_find_controller_search)                                          \
  FUNCTION(webkit_find_controller_search_finish)                                   \
  FUNCTION(webkit_find_controller_search_next)                                     \
  FUNCTION(webkit_find_controller_search_previous)                                 \
  FUNCTION(webkit_authentication_request_get_host)                                 \
  FUNCTION(webkit_authentication_request_get_port)                                 \
  FUNCTION(webkit_authentication_request_get_realm)                                \
  FUNCTION(webkit_authentication_request_get_scheme)                               \
  FUNCTION(webkit_authentication_request_is_for_proxy)                             \
  FUNCTION(webkit_authentication_request_is_retry)                                 \
  FUNCTION(webkit_authentication_request_authenticate)                             \
  FUNCTION(webkit_authentication_request_cancel)                                   \
  FUNCTION(webkit_credential_new)                                                  \
  FUNCTION(webkit_credential_free)                                                 \
  FUNCTION(webkit_network_error_quark)                                             \
  FUNCTION(webkit_policy_error_quark)                                              \
  FUNCTION(webkit_javascript_error_quark)                                          \
  FUNCTION(jsc_value_get_context)                                                  \
  FUNCTION(jsc_context_evaluate)                                                   \
  FUNCTION(jsc_value_is_undefined)                                                 \
  FUNCTION(jsc_value_is_null)                                                      \
  FUNCTION(jsc_value_is_number)                                                    \
  FUNCTION(jsc_value_is_boolean)                                                   \
  FUNCTION(jsc_value_is_string)                                                    \
  FUNCTION(jsc_value_is_array)                                                     \
  FUNCTION(jsc_value_is_object)                                                    \
  FUNCTION(jsc_value_to_double)                                                    \
  FUNCTION(jsc_value_to_boolean)                                                   \
  FUNCTION(jsc_value_to_string)                                                    \
  FUNCTION(jsc_value_object_is_instance_of)                                        \
  FUNCTION(jsc_value_object_get_property)                                          \
  FUNCTION(jsc_value_object_get_property_at_index)                                 \
  FUNCTION(jsc_value_object_enumerate_properties)                                  \
  FUNCTION(jsc_value_object_invoke_methodv)                                        \
  FUNCTION(soup_message_headers_new)                                               \
  FUNCTION(soup_message_headers_append)                                            \
  FUNCTION(soup_message_headers_replace)                                           \
  FUNCTION(soup_message_headers_foreach)                                           \
  FUNCTION(soup_message_headers_unref)

typedef struct {
  ORIEL_WEBKIT_FUNCTIONS(ORIEL_LIBRARY_FIELD)
} OrielWebKit;

// Returns WebKitGTK's functions with those of its JavaScriptCore and libsoup, or NULL if it isn't installed.
const OrielWebKit *oriel_webkit(void);

gboolean webkit_web_view_get_theme_color(WebKitWebView *web_view, GdkRGBA *rgba);

#define ORIEL_WEBKIT_2_50_FUNCTIONS(FUNCTION) FUNCTION(webkit_web_view_get_theme_color)

typedef struct {
  ORIEL_WEBKIT_2_50_FUNCTIONS(ORIEL_LIBRARY_FIELD)
} OrielWebKit2_50;

// Returns the functions that are new in WebKitGTK 2.50, or NULL for an earlier version.
const OrielWebKit2_50 *oriel_webkit_2_50(void);

// Returns a new web view, whose reference the caller owns, or NULL without the library. The properties can only be set at creation.
WebKitWebView *oriel_webkit_new_view(WebKitNetworkSession *session, WebKitUserContentManager *content);
