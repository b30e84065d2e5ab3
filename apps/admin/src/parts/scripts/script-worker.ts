// The server sends this file, by its name, with a policy of its own: see platform/admin-shell.ts there.
import '@sqos/script-sandbox/browser-worker'
