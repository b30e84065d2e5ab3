import { useMediaQuery } from '@sqos/hooks'

/** Whether the window is narrower than 992 px: a mobile screen. */
export const useNarrowScreen = () => useMediaQuery('(width < 992px)')

/** Whether the window is narrower than 576 px, where only the most important tools are in the bar. */
export const usePhoneScreen = () => useMediaQuery('(width < 576px)')
