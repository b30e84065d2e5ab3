// Holds the socket of all tabs; a file of the application, so that the bundler finds the worker.
import '@sqos/realtime/shared-worker'
