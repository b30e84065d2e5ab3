import { useMediaQuery } from './use-media-query.ts'

/** Phones, upright or turned, and windows as narrow: popups are sheets at the bottom, rows of buttons have menus. */
const PHONE = '(width <= 640px), (height < 576px) and (pointer: coarse)'

/** Whether the window is a phone. Hosts without a layout, such as jsdom, have no `matchMedia`. */
export const isPhone = (): boolean => typeof matchMedia === 'function' && matchMedia(PHONE).matches

/** `isPhone`; follows changes of the window. */
export const usePhone = (): boolean => useMediaQuery(PHONE)
