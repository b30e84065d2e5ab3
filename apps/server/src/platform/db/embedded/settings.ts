/** Lines of `postgresql.conf`. The default shared buffers alone take 128 MB. */
export const SETTINGS = ['shared_buffers = 16MB']
