import { IconLocation } from '@arco-design/web-react/icon'
import { memoWithRef } from '@sqos/hooks'
import { useId, useState } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import { WidgetDialog } from '../dialog/WidgetDialog.tsx'
import { Isolated } from '../picker/Isolated.tsx'
import { PickerInput } from '../picker/PickerInput.tsx'
import { useWidgetServices } from '../services/services-context.ts'
import { useWidgetText } from '../texts/text-context.ts'
import type { ChosenRegion } from './region-path.ts'
import { RegionSearch } from './RegionSearch.tsx'
import { RegionTree } from './RegionTree.tsx'
import { type AddressCommonProps, type AddressOneProps, useAddress } from './use-address.ts'

/** As `AddressField`, for one region. */
export type DistrictFieldProps = AddressCommonProps & AddressOneProps

const ITEM = '[role="treeitem"]'

/** A region, chosen in a dialog with confirmation. */
export const DistrictField = memoWithRef(function DistrictField(props: DistrictFieldProps) {
  const { t } = useWidgetText()
  const { field, level, paths, names, text, choose, clear } = useAddress(props)
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<readonly ChosenRegion[]>([])
  /** A branch found by the search. */
  const [opened, setOpened] = useState<readonly ChosenRegion[]>()
  // Counts results, because the levels are rendered from the last one.
  const [view, setView] = useState(0)
  const { findRegions } = useWidgetServices()
  const dialogId = useId()

  /** Opens a found branch, to choose below it. */
  function takeFound(regions: ChosenRegion[], isLeaf: boolean) {
    setPicked(isLeaf ? regions : [])
    setOpened(isLeaf ? undefined : regions)
    setView(view + 1)
  }

  const tree = (
    <RegionTree
      key={view}
      id={`${dialogId}-tree`}
      level={level}
      multiple={false}
      paths={picked.length > 0 ? [picked.map(({ id }) => id)] : paths}
      openPath={opened}
      onChoose={setPicked}
    />
  )

  return (
    <FieldBox field={field} text={text} isLoading={names.isLoading} failure={names.failure}>
      <PickerInput
        control={field.control}
        text={text}
        placeholder={props.placeholder ?? t('placeholder.select')}
        popup="dialog"
        popupId={dialogId}
        isOpen={isOpen}
        isClearable={props.clearable ?? true}
        icon={<IconLocation aria-hidden />}
        onOpen={() => {
          setPicked([])
          setOpened(undefined)
          setOpen(true)
        }}
        onClear={clear}
      />
      <Isolated>
        <WidgetDialog
          open={isOpen}
          id={dialogId}
          title={t('address.title')}
          width={(level + 1) * 160 + 48}
          firstFocus={ITEM}
          isConfirmDisabled={picked.length === 0}
          onConfirm={() => {
            choose(picked)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        >
          {findRegions ? (
            <RegionSearch id={dialogId} level={level} onChoose={takeFound}>
              {tree}
            </RegionSearch>
          ) : (
            tree
          )}
        </WidgetDialog>
      </Isolated>
    </FieldBox>
  )
})
