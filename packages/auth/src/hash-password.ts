import SparkMD5 from 'spark-md5'

/**
 * The value that the API family sends instead of a password: its MD5 as 32 lower-case hex digits. The server hashes it
 * again.
 */
export const hashPassword = (password: string): string => SparkMD5.hash(password)
