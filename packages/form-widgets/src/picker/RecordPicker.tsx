import { IconList } from '@arco-design/web-react/icon'
import { useId, useState } from 'react'
import type { ControlProps } from '../base/use-field.ts'
import type { DataRecord } from '../services/widget-services.ts'
import { useWidgetText } from '../texts/text-context.ts'
import { Isolated } from './Isolated.tsx'
import { LoadedPopup } from './LoadedPopup.tsx'
import { PickerInput } from './PickerInput.tsx'
import type { PickerColumn, RecordSource } from './record-source.ts'
import type { ChosenRecords } from './use-records.ts'

/** Common props of fields that choose records. */
export interface RecordPickerOptions {
  /** Columns of the table; default: the column that is shown. */
  columnOptions?: readonly PickerColumn[] | undefined
  /** Shows the table in pages; without them 10,000 rows at most. */
  hasPage?: boolean | undefined
  /** Rows of a page: 20, 50, 100 or 500. Default 20. */
  pageSize?: number | undefined
  /** Default `dialog`. */
  popupType?: 'dialog' | 'drawer' | undefined
  /** Default 选择数据. */
  popupTitle?: string | undefined
  /** px, or a CSS length such as `60%`. Default 800px. */
  popupWidth?: number | string | undefined
  /** Default true. */
  clearable?: boolean | undefined
  placeholder?: string | undefined
}

interface RecordPickerProps {
  options: RecordPickerOptions
  control: ControlProps
  source: RecordSource
  multiple: boolean
  ids: readonly string[]
  records: ChosenRecords
  onChoose: (records: DataRecord[]) => void
}

/** A box that opens a table of records to choose from. */
export function RecordPicker({ options, control, source, multiple, ids, records, onChoose }: RecordPickerProps) {
  const { t } = useWidgetText()
  const { columnOptions, hasPage = false, pageSize = 20, clearable = true, popupWidth = 800 } = options
  const [isOpen, setOpen] = useState(false)
  // Counts openings, because every opening starts with an empty search.
  const [opening, setOpening] = useState(0)
  const popupId = useId()
  const [ownColumns] = useState(() => [{ value: source.labelKey }])
  const columns = columnOptions?.length ? columnOptions : ownColumns

  return (
    <>
      <PickerInput
        control={control}
        text={ids.map((id) => records.labelOf(id)).join(',')}
        placeholder={options.placeholder ?? t('placeholder.select')}
        popup="dialog"
        popupId={popupId}
        isOpen={isOpen}
        isClearable={clearable}
        icon={<IconList aria-hidden />}
        onOpen={() => {
          setOpen(true)
          setOpening(opening + 1)
        }}
        onClear={() => onChoose([])}
      />
      {opening > 0 && (
        <Isolated>
          <LoadedPopup
            key={opening}
            id={popupId}
            kind={options.popupType ?? 'dialog'}
            title={options.popupTitle ?? t('popupSelect.title')}
            width={/^\d+$/.test(String(popupWidth)) ? Number(popupWidth) : popupWidth}
            source={source}
            columns={columns}
            hasPage={hasPage}
            pageSize={pageSize}
            multiple={multiple}
            ids={ids}
            recordOf={records.recordOf}
            isOpen={isOpen}
            onConfirm={(chosen) => {
              records.remember(chosen)
              setOpen(false)
              onChoose(chosen)
            }}
            onClose={() => setOpen(false)}
          />
        </Isolated>
      )}
    </>
  )
}
