/** Address of the download centre in the application. */
export const DOWNLOADS_PATH = '/downloads'
