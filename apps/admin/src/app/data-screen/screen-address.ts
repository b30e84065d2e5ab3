/** Address of the screens of this application. */
export const OWN_SCREEN = '/screen'

/** Address of a screen that is opened by a link, without a session. */
export const SHARED_SCREEN = '/screenShare'

/** `source` in the properties of a menu entry for a screen of this application. */
export const OWN_SOURCE = 'own'
