/** What code for Node asks of its process in a browser. Next would send 2 KB that queue tasks nobody gives. */
export const env = {}
