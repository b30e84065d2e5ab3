import { isPhone } from '@sqos/hooks'
import { AT_BOTTOM, SEARCHED_FROM, Sheet } from '@sqos/ui-kit/sheet'
import { type ReactNode, useState } from 'react'
import type { Field } from '../base/use-field.ts'
import { useWidgetText } from '../texts/text-context.ts'

/** Whether the window is narrow, but has a mouse, and so a keyboard. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches

interface SheetOptions {
  field: Pick<Field<unknown>, 'id' | 'name' | 'labelId'>
  /** Number of options; 0 for popups without a search. */
  count?: number | undefined
  /** Whether the popup handles keys of its search; otherwise the control keeps the focus. Default true. */
  hasKeys?: boolean | undefined
  /** Whether the popup stays open after a choice. */
  isMultiple?: boolean | undefined
}

/** The popup of a field: a list below it, or a sheet on phones. */
export function useSheet({ field, count = 0, hasKeys = true, isMultiple = false }: SheetOptions) {
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
        <Sheet
          title={titleOf(field) ?? t('placeholder.select')}
          texts={{
            close: t('dialog.close'),
            search: t('options.search'),
            ...(isMultiple && { done: t('dialog.confirm') }),
          }}
          search={search}
          onClose={close}
        >
          {content}
        </Sheet>
      ) : (
        content
      ),
  }
}

/** The name of the field, or its label without the star. */
function titleOf({ id, name, labelId }: SheetOptions['field']): string | undefined {
  const label = document.getElementById(labelId ?? '') ?? labelAround(document.getElementById(id))
  const texts = [...(label?.childNodes ?? [])].filter(
    (node) => !(node instanceof Element && node.ariaHidden === 'true'),
  )
  return name || texts.map(({ textContent }) => textContent).join('') || undefined
}

/** The label that an item of another form has given the control. */
function labelAround(control: Element | null): Element | null {
  const own = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
  return own ?? document.getElementById(control?.getAttribute('aria-labelledby') ?? '')
}
