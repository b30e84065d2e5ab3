import { IconUserGroup, IconList } from '@arco-design/web-react/icon'
import { type KeyboardEvent, Suspense, useId, useState } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import type { Field } from '../base/use-field.ts'
import { Isolated } from '../picker/Isolated.tsx'
import { PickerInput } from '../picker/PickerInput.tsx'
import { useWidgetServices } from '../services/services-context.ts'
import { useWidgetText } from '../texts/text-context.ts'
import type { ChoiceNode } from './choice-node.ts'
import type { ChoiceSource } from './choice-source.ts'
import type { ChoicePolicy } from './ChoiceDialog.tsx'
import { LoadedDialog } from './LoadedDialog.tsx'
import { useNames } from './use-names.ts'

/** Common props of fields that choose people, organisations, positions and roles. */
export interface ChoiceOptions {
  /** Default true. */
  clearable?: boolean | undefined
  placeholder?: string | undefined
}

interface ChoiceBoxProps<Value> {
  field: Field<Value>
  options: ChoiceOptions
  source: ChoiceSource
  multiple: boolean
  ids: readonly string[]
  policy: ChoicePolicy
  /** The text of a chosen node; its id while the node is unknown. */
  textOf: (node: ChoiceNode | undefined, id: string) => string
  onChoose: (nodes: readonly ChoiceNode[]) => void
}

/** A box that shows the choice and opens a dialog. Typing into it starts a search in the dialog. */
export function ChoiceBox<Value>(props: ChoiceBoxProps<Value>) {
  const { field, options, source, multiple, ids, policy, textOf, onChoose } = props
  const { t } = useWidgetText()
  const { rememberChoices } = useWidgetServices()
  const names = useNames(source, ids)
  const [isOpen, setOpen] = useState(false)
  // Counts openings, because every opening resets the dialog.
  const [opening, setOpening] = useState({ count: 0, typed: '' })
  const popupId = useId()
  const text = ids.map(nameOf).join(',')

  /** Hides ids from screen readers while their names load. */
  function nameOf(id: string) {
    const name = textOf(names.nodeOf(id), id)
    return names.isLoading && name === id ? '…' : name
  }

  function open(typed = '') {
    setOpening({ count: opening.count + 1, typed })
    setOpen(true)
  }

  function openByTyping(event: KeyboardEvent) {
    const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isLetter || field.control.disabled || event.nativeEvent.isComposing) return
    event.preventDefault()
    open(event.key)
  }

  function confirm(nodes: readonly ChoiceNode[]) {
    names.remember(nodes)
    rememberChoices?.(
      source.kind,
      nodes.map(({ id }) => id).filter((id) => !ids.includes(id)),
    )
    setOpen(false)
    onChoose(nodes)
  }

  return (
    <FieldBox field={field} text={text} isLoading={names.isLoading} failure={names.failure}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that bubble from the box */}
      <div onKeyDown={openByTyping}>
        <PickerInput
          control={field.control}
          text={text}
          placeholder={options.placeholder ?? t('placeholder.select')}
          popup="dialog"
          popupId={popupId}
          isOpen={isOpen}
          isClearable={options.clearable ?? true}
          icon={source.kind === 'user' ? <IconUserGroup aria-hidden /> : <IconList aria-hidden />}
          onOpen={() => open()}
          onClear={() => onChoose([])}
        />
      </div>
      {opening.count > 0 && (
        <Isolated>
          <Suspense>
            <LoadedDialog
              key={opening.count}
              id={popupId}
              open={isOpen}
              typed={opening.typed}
              source={source}
              multiple={multiple}
              policy={policy}
              ids={ids}
              nodeOf={names.nodeOf}
              textOf={textOf}
              onConfirm={confirm}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </Isolated>
      )}
    </FieldBox>
  )
}
