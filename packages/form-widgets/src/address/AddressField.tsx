import { Trigger } from '@arco-design/web-react'
import { IconDown } from '@arco-design/web-react/icon'
import { isLeavingByTab } from '@sqos/hooks'
import { memoWithRef } from '@sqos/hooks'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import { focusableOf } from '../base/describe-control.ts'
import { Isolated } from '../picker/Isolated.tsx'
import { PickerInput } from '../picker/PickerInput.tsx'
import { useWidgetText } from '../texts/text-context.ts'
import styles from './AddressField.module.css'
import { ChosenPaths } from './ChosenPaths.tsx'
import { RegionTree } from './RegionTree.tsx'
import { type AddressProps, useAddress } from './use-address.ts'

export type AddressFieldProps = AddressProps

/** A region, selected level by level in a popup. Kind `address`. */
export const AddressField = memoWithRef(function AddressField(props: AddressFieldProps) {
  const { t } = useWidgetText()
  const { field, level, paths, names, text, choose, remove, clear } = useAddress(props)
  const [isOpen, setOpen] = useState(false)
  // Counts openings, because every opening starts at the choice.
  const [opening, setOpening] = useState(0)
  const anchor = useRef<HTMLDivElement>(null)
  const treeId = useId()

  function close() {
    setOpen(false)
    focusableOf(anchor.current)?.focus()
  }

  /** The popup is at the end of the page; Tab beyond its ends returns to the field. */
  function onPopupKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' && !isLeavingByTab(event, event.currentTarget)) return
    event.preventDefault()
    close()
  }

  const popup = (
    <div className={styles.popup}>
      <Isolated>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that bubble from the tree */}
        <div onKeyDown={onPopupKey}>
          <RegionTree
            key={opening}
            id={treeId}
            level={level}
            multiple={props.multiple ?? false}
            paths={paths}
            onChoose={(regions) => {
              choose(regions)
              if (!props.multiple) close()
            }}
          />
          {props.multiple && <ChosenPaths paths={paths} textOf={names.textOf} onRemove={remove} />}
        </div>
      </Isolated>
    </div>
  )

  return (
    <FieldBox field={field} text={text} isLoading={names.isLoading} failure={names.failure}>
      <div ref={anchor}>
        <Trigger
          trigger={[]}
          popupVisible={isOpen}
          onVisibleChange={(visible) => !visible && setOpen(false)}
          position="bl"
          popupAlign={{ bottom: 4 }}
          unmountOnExit
          popup={() => popup}
        >
          <div>
            <PickerInput
              control={field.control}
              text={text}
              placeholder={props.placeholder ?? t('placeholder.select')}
              popup="tree"
              popupId={treeId}
              isOpen={isOpen}
              isClearable={props.clearable ?? true}
              icon={<IconDown aria-hidden />}
              onOpen={() => {
                setOpen(true)
                setOpening(opening + 1)
              }}
              onClear={clear}
            />
          </div>
        </Trigger>
      </div>
    </FieldBox>
  )
})
