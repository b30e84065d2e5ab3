// A separate file, so that the content security policy allows the worker.
import '@sqos/uploader/hash-worker'
