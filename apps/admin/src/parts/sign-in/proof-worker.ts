// A separate file, so that the content security policy allows the worker.
import '@sqos/auth/proof-worker'
