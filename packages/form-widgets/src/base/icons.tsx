import type { ReactElement } from 'react'

const ICONS = {
  close: 'M9.857 9.858 24 24m0 0 14.142 14.142M24 24 38.142 9.858M24 24 9.857 38.142',
  up: 'M39.6 30.557 24.043 15 8.487 30.557',
  down: 'M39.6 17.443 24.043 33 8.487 17.443',
  minus: 'M5 24h38',
  plus: 'M5 24h38M24 5v38',
  calendar: 'M7 22h34M14 5v8m20-8v8M8 41h32a1 1 0 0 0 1-1V10a1 1 0 0 0-1-1H8a1 1 0 0 0-1 1v30a1 1 0 0 0 1 1Z',
  loading: 'M42 24c0 9.941-8.059 18-18 18S6 33.941 6 24 14.059 6 24 6',
}

function icon(name: keyof typeof ICONS): ReactElement {
  return (
    <svg
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      viewBox="0 0 48 48"
      aria-hidden
      focusable={false}
      className={`arco-icon arco-icon-${name}`}
    >
      <path d={ICONS[name]} />
    </svg>
  )
}

/** Icons of all fields as shared elements, because a component per icon is slow. */
export const closeIcon = icon('close')
export const upIcon = icon('up')
export const downIcon = icon('down')
export const minusIcon = icon('minus')
export const plusIcon = icon('plus')
export const calendarIcon = icon('calendar')
export const loadingIcon = icon('loading')
