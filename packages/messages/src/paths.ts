/** Address of the message centre in the application. */
export const MESSAGES_PATH = '/messageRecord'
