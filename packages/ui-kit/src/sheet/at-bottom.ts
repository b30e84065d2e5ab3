import styles from './Sheet.module.css'

/** From so many options on, a sheet has a search. */
export const SEARCHED_FROM = 8

/** `triggerProps` of Arco's pickers with a sheet as their popup. Arco's trigger sets `left` and `top` in px; these win. */
export const AT_BOTTOM = {
  className: styles.trigger ?? '',
  classNames: 'fadeIn',
  autoFitPosition: false,
  style: { position: 'fixed', top: 'auto', left: '0px', bottom: '0px', width: '100%' },
} as const
