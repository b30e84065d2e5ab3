import { IconLocation } from '@arco-design/web-react/icon'
import { memo, useId, useState } from 'react'
import { FieldBox } from '../base/FieldBox.tsx'
import { WidgetDialog } from '../dialog/WidgetDialog.tsx'
import { Isolated } from '../picker/Isolated.tsx'
import { PickerInput } from '../picker/PickerInput.tsx'
import { useWidgetText } from '../texts/text-context.ts'
import type { ChosenRegion } from './region-path.ts'
import { RegionTree } from './RegionTree.tsx'
import { type AddressProps, useAddress } from './use-address.ts'

/** As `AddressField`, for one region. */
export type DistrictFieldProps = Extract<AddressProps, { multiple?: false | undefined }>

const ITEM = '[role="treeitem"]'

/** Province, city and district, chosen in a dialog and confirmed. */
export const DistrictField = memo(function DistrictField(props: DistrictFieldProps) {
  const { t } = useWidgetText()
  const { field, level, paths, names, text, choose, clear } = useAddress(props)
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<readonly ChosenRegion[]>([])
  const dialogId = useId()

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
          <RegionTree
            id={`${dialogId}-tree`}
            level={level}
            multiple={false}
            paths={picked.length > 0 ? [picked.map(({ id }) => id)] : paths}
            onChoose={setPicked}
          />
        </WidgetDialog>
      </Isolated>
    </FieldBox>
  )
})
