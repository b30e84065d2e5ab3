import { Button } from '@arco-design/web-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { Isolated } from '../picker/Isolated.tsx'
import { LoadedPopup } from '../picker/LoadedPopup.tsx'
import { interfaceSource, type PickerColumn, type RecordSource } from '../picker/record-source.ts'
import type { DataRecord } from '../services/widget-services.ts'
import { useWidgetText } from '../texts/text-context.ts'

export interface RecordsButtonProps {
  /** The data interface whose rows are offered. */
  interfaceId: string
  /** Columns of the table. */
  columnOptions: readonly PickerColumn[]
  /** Whether the table has pages. Default true. */
  hasPage?: boolean | undefined
  pageSize?: number | undefined
  popupType?: 'dialog' | 'drawer' | undefined
  popupTitle?: string | undefined
  popupWidth?: number | string | undefined
  icon?: ReactNode
  danger?: boolean | undefined
  /** Called with the chosen rows, in the order in which they were chosen. */
  onChoose: (records: DataRecord[]) => void
  children: ReactNode
}

const NO_IDS: readonly string[] = []
/** The key that rows get: rows of an interface need not have an id. */
const ROW_KEY = '-row'

/** A button that opens the rows of a data interface and returns the selected rows. */
export function RecordsButton(props: RecordsButtonProps) {
  const { interfaceId, columnOptions, popupWidth = 800 } = props
  const { t } = useWidgetText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  // Counts openings: each begins with an empty search.
  const [opening, setOpening] = useState(0)
  const labelKey = columnOptions[0]?.value ?? 'fullName'
  const source = useMemo(() => keyedSource(interfaceId, labelKey), [interfaceId, labelKey])
  const columns = useMemo(
    () => (columnOptions.length > 0 ? columnOptions : [{ value: labelKey }]),
    [columnOptions, labelKey],
  )

  return (
    <>
      <Button
        type="text"
        size="small"
        icon={props.icon}
        {...(props.danger && { status: 'danger' as const })}
        onClick={() => {
          setOpen(true)
          setOpening(opening + 1)
        }}
      >
        {props.children}
      </Button>
      {opening > 0 && (
        <Isolated>
          <LoadedPopup
            key={opening}
            id={id}
            kind={props.popupType ?? 'dialog'}
            title={props.popupTitle ?? t('popupSelect.title')}
            width={/^\d+$/.test(String(popupWidth)) ? Number(popupWidth) : popupWidth}
            source={source}
            columns={columns}
            hasPage={props.hasPage ?? true}
            pageSize={props.pageSize ?? 20}
            multiple
            ids={NO_IDS}
            recordOf={() => undefined}
            isOpen={isOpen}
            onConfirm={(records) => {
              setOpen(false)
              props.onChoose(records.map(({ [ROW_KEY]: _key, ...record }) => record))
            }}
            onClose={() => setOpen(false)}
          />
        </Isolated>
      )}
    </>
  )
}

function keyedSource(interfaceId: string, relationField: string): RecordSource {
  const source = interfaceSource({ interfaceId, propsValue: 'id', relationField })
  return {
    ...source,
    idKey: ROW_KEY,
    rows: async (services, query, signal) => {
      const page = await source.rows(services, query, signal)
      return { ...page, list: page.list.map((row) => ({ ...row, [ROW_KEY]: JSON.stringify(row) })) }
    },
  }
}
