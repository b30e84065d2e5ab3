import { type ReactNode, useState } from 'react'
import type { Field } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { Sheet } from './Sheet.tsx'
import styles from './Sheet.module.css'

/** Up to this width popups are sheets at the bottom; like forms, which have their labels on top up to it. */
const PHONE = '(max-width: 640px)'

/** Hosts without a layout, such as jsdom, have no `matchMedia`. */
const isPhone = () => typeof matchMedia === 'function' && matchMedia(PHONE).matches

/** Whether the window is narrow, but has a mouse, and so a keyboard. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches

/** From so many options on, a sheet has a search. */
const SEARCHED_FROM = 8

/** Arco's trigger sets `left` and `top` in px; these win. */
const AT_BOTTOM = {
  className: styles.trigger ?? '',
  classNames: 'fadeIn',
  autoFitPosition: false,
  style: { position: 'fixed', top: 'auto', left: '0px', bottom: '0px', width: '100%' },
} as const

interface SheetOptions {
  field: Pick<Field<unknown>, 'name' | 'labelId'>
  /** Number of options; 0 for popups without a search. */
  count?: number | undefined
  /** Whether the popup handles keys of its search; otherwise the control keeps the focus. Default true. */
  hasKeys?: boolean | undefined
}

/** The popup of a field: a list below it, or a sheet on phones. */
export function useSheet({ field, count = 0, hasKeys = true }: SheetOptions) {
  const { t } = useWidgetText()
  // Decided on opening: a phone that is turned keeps its sheet.
  const [isSheet, setSheet] = useState(isPhone)
  const [isOpen, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')

  function change(isNowOpen: boolean) {
    if (isNowOpen) setSheet(isPhone())
    setOpen(isNowOpen)
    setKeyword('')
  }

  const close = () => change(false)
  const search = count >= SEARCHED_FROM ? { keyword, onChange: setKeyword, takesFocus: hasKeys } : undefined
  return {
    isSheet,
    isOpen,
    setOpen: change,
    /** What the search of the sheet looks for; empty without one. */
    keyword: isSheet ? keyword.trim().toLowerCase() : '',
    /** Props of Arco's picker. */
    trigger: {
      popupVisible: isOpen,
      onVisibleChange: (visible?: boolean) => change(visible ?? false),
      ...(isSheet && { triggerProps: AT_BOTTOM }),
    },
    /** Props of Arco's picker of times, which has no property for its content: on phones, a sheet instead. */
    withPopup: (popup: () => ReactNode) =>
      isSheet && {
        popupVisible: isOpen,
        // The keyboard of the screen would cover the sheet.
        editable: hasKeyboard(),
        triggerProps: { ...AT_BOTTOM, popup, unmountOnExit: true, onVisibleChange: change },
      },
    /** Wraps the content of the popup. */
    wrap: (content: ReactNode) =>
      isSheet ? (
        <Sheet title={titleOf(field) ?? t('placeholder.select')} search={search} onClose={close}>
          {content}
        </Sheet>
      ) : (
        content
      ),
  }
}

/** The name of the field, or its label without the star. */
function titleOf({ name, labelId }: SheetOptions['field']): string | undefined {
  const label = labelId === undefined ? null : document.getElementById(labelId)
  const texts = [...(label?.childNodes ?? [])].filter(
    (node) => !(node instanceof Element && node.ariaHidden === 'true'),
  )
  return name || texts.map(({ textContent }) => textContent).join('') || undefined
}
