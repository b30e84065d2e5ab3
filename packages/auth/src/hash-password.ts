import SparkMD5 from 'spark-md5'

/** What the API family sends in place of a password: its MD5 as 32 lower-case hex digits. The server hashes it again. */
export const hashPassword = (password: string): string => SparkMD5.hash(password)
