import '@sqos/uploader/hash-worker'
