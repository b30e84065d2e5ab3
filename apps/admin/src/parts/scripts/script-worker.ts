// The server sends this file, by its name, with its own security policy: see platform/admin-shell.ts there.
import '@sqos/script-sandbox/browser-worker'
