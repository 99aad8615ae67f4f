// Declarations alone: the library is loaded when a site's outside addresses are asked for, since linking it costs every
// start of the program 2.5 ms, most of it for libraries of libcurl's own that are of no use here.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#undef curl_easy_setopt
#undef curl_easy_getinfo

typedef CURLcode (*curl_setopt_function)(CURL *, CURLoption, ...);
typedef CURLcode (*curl_getinfo_function)(CURL *, CURLINFO, ...);

// Swift calls no function of variable arguments.
static inline CURLcode curl_set_long(void *setopt, CURL *handle, CURLoption option, long value) {
    return ((curl_setopt_function)setopt)(handle, option, value);
}
static inline CURLcode curl_set_text(void *setopt, CURL *handle, CURLoption option, const char *value) {
    return ((curl_setopt_function)setopt)(handle, option, value);
}
static inline CURLcode curl_set_pointer(void *setopt, CURL *handle, CURLoption option, void *value) {
    return ((curl_setopt_function)setopt)(handle, option, value);
}
static inline CURLcode curl_set_writer(void *setopt, CURL *handle, curl_write_callback writer) {
    return ((curl_setopt_function)setopt)(handle, CURLOPT_WRITEFUNCTION, writer);
}
static inline long curl_get_long(void *getinfo, CURL *handle, CURLINFO info) {
    long value = 0;
    ((curl_getinfo_function)getinfo)(handle, info, &value);
    return value;
}
static inline curl_off_t curl_get_offset(void *getinfo, CURL *handle, CURLINFO info) {
    curl_off_t value = 0;
    ((curl_getinfo_function)getinfo)(handle, info, &value);
    return value;
}
static inline const char *curl_get_text(void *getinfo, CURL *handle, CURLINFO info) {
    const char *value = 0;
    ((curl_getinfo_function)getinfo)(handle, info, &value);
    return value;
}
