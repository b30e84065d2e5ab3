// A file of its own, so that the bundler makes it a worker.
import '@sqos/uploader/hash-worker'
