// A file of its own, so that it can be a worker under the policy of the pages.
import '@sqos/uploader/hash-worker'
