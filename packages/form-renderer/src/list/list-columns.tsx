import {
  asList,
  asNumber,
  asText,
  type FormItem,
  isEmpty,
  isPhoneField,
  isRecord,
  type JsonRecord,
  type ListColumn,
  type OptionTone,
  own,
  staticOptions,
} from '@sqos/form-model'
import { StatusTag } from '@sqos/ui-kit/list'
import type { DataColumn } from '@sqos/ui-kit/table'
import { CallButton } from '../calls/CallButton.tsx'
import styles from './GeneratedList.module.css'
import { linkOf } from '../items/link-of.ts'
import { TextAddress } from '../items/TextAddress.tsx'
import { columnNumber } from './grouped-number.ts'
import { People } from './People.tsx'
import { sumOf } from './sum.ts'

/** Options of the columns of a generated list. */
export interface ColumnParts {
  columns: readonly ListColumn[]
  /** The model of the records, for calls of their phone numbers. */
  modelId: string
  /** Model names of the columns with sums over the shown rows. */
  summed?: ReadonlySet<string> | undefined
  /** Meanings of dictionary values by their labels, for the columns that have some. */
  dictionaryTones?: ReadonlyMap<string, ReadonlyMap<string, OptionTone>> | undefined
  openRecord?: ((record: { modelId: string; id: string }) => void) | undefined
  /** Leads from the name of a row to its record. Without it names are texts. */
  rowLink?: RowLink | undefined
}

/** The address of a record, and what opens it without loading the page. */
export interface RowLink {
  hrefOf: (id: string) => string
  open: (id: string) => void
}

/** The text of a cell. Values of sub-tables are lists. */
function cellText(row: JsonRecord, prop: string): string {
  const value = own(row, prop)
  if (isEmpty(value)) return ''
  return Array.isArray(value)
    ? value.map((one) => asText(one) ?? '').join(', ')
    : (asText(value) ?? JSON.stringify(value))
}

/** Width of the first column, in px. It names the row and is indented in groups. */
const FIRST_WIDTH = 144

/** Width of a column without a field, in px. */
const OTHER_WIDTH = 104

/** Width that the values need, in px, if the design has none. */
const widthOf = (item: FormItem | undefined): number => item?.kind.listWidth(item.node) ?? OTHER_WIDTH

/** The meanings of the options of a field by their labels; empty for fields without such options or with several values. */
function tonesOf(item: FormItem | undefined): ReadonlyMap<string, OptionTone> {
  if (!item || item.table !== undefined || !item.kind.hasOptions || item.kind.isMultiple(item.node)) return new Map()
  return new Map(staticOptions(item.node).flatMap(({ label, tone }) => (tone ? [[label, tone] as const] : [])))
}

/** Whether the values of a field are users. */
const isPerson = (item: FormItem): boolean =>
  item.kind.references('1', item.node).some(({ source }) => source === 'user')

const peopleIn = (names: string) => (names === '' ? '' : <People names={names} />)

/** The name of a row, which opens its record. */
function RowName({ id, text, link }: { id: string; text: string; link: RowLink }) {
  return (
    <a
      className={styles['name']}
      href={link.hrefOf(id)}
      onClick={(event) => {
        // A new tab or window is the browser's.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        link.open(id)
      }}
    >
      {text}
    </a>
  )
}

/** The number of rows of a group. */
const countIn = (row: JsonRecord): string =>
  own(row, 'top') === true ? ` (${asList(own(row, 'children')).length})` : ''

/** All rows, also rows inside of groups. */
const recordsIn = (rows: readonly JsonRecord[]): readonly JsonRecord[] =>
  rows.flatMap((row) => (own(row, 'top') === true ? asList(own(row, 'children')).filter(isRecord) : [row]))

const ALIGNS = { left: 'start', center: 'center', right: 'end' } as const

/** The table columns of a generated list. */
export const dataColumns = ({
  columns,
  modelId: ownModelId,
  summed,
  dictionaryTones,
  openRecord,
  rowLink,
}: ColumnParts): DataColumn<JsonRecord>[] =>
  columns.map(({ prop, label, align, isSortable, width, pinned, item }, index) => {
    const modelId = item?.kind.records === 'model' ? asText(own(item.node, 'modelId')) : undefined
    const tones = dictionaryTones?.get(prop) ?? tonesOf(item)
    const decimals = (item && asNumber(own(item.node, 'precision'))) ?? 0
    return {
      id: prop,
      header: label,
      align: ALIGNS[align],
      sortable: isSortable,
      width,
      grows: true,
      pinned,
      minWidth: index === 0 ? Math.max(FIRST_WIDTH, widthOf(item)) : widthOf(item),
      isRowHeader: index === 0,
      value: (row) => cellText(row, prop) + (index === 0 ? countIn(row) : ''),
      ...(index === 0 &&
        rowLink && {
          render: (row: JsonRecord) => {
            const id = own(row, 'top') === true ? undefined : asText(own(row, 'id'))
            const text = cellText(row, prop)
            return id === undefined || text === '' ? (
              text + countIn(row)
            ) : (
              <RowName id={id} text={text} link={rowLink} />
            )
          },
        }),
      ...(summed?.has(prop) && {
        summary: (rows: readonly JsonRecord[]) =>
          columnNumber(sumOf(recordsIn(rows).map((row) => cellText(row, prop))), decimals),
      }),
      ...(item?.kind.isOperand && { render: (row: JsonRecord) => columnNumber(cellText(row, prop), decimals) }),
      ...(item && isPerson(item) && { render: (row: JsonRecord) => peopleIn(cellText(row, prop)) }),
      ...(tones.size > 0 && {
        render: (row: JsonRecord) => {
          const text = cellText(row, prop)
          const tone = tones.get(text)
          return tone ? <StatusTag tone={tone}>{text}</StatusTag> : text + (index === 0 ? countIn(row) : '')
        },
      }),
      ...(item &&
        item.kind.holdsLinks && {
          render: (row: JsonRecord) => {
            const text = cellText(row, prop)
            const link = linkOf(item, text)
            if (!link) return text + (index === 0 ? countIn(row) : '')
            return <TextAddress className={styles['link']} text={text} link={link} />
          },
        }),
      ...(item &&
        isPhoneField(item) && {
          render: (row: JsonRecord) => {
            const text = cellText(row, prop)
            // Cards leave out empty values.
            if (text === '') return ''
            const id = asText(own(row, 'id'))
            return (
              <span className={styles['phone']}>
                {text}
                <CallButton number={text} record={id === undefined ? undefined : { modelId: ownModelId, id }} />
              </span>
            )
          },
        }),
      ...(modelId &&
        openRecord && {
          render: (row: JsonRecord) => {
            const id = asText(own(row, `${prop}_id`))
            const text = cellText(row, prop)
            if (!id) return text
            return (
              <button type="button" className={styles['link']} onClick={() => openRecord({ modelId, id })}>
                {text || id}
              </button>
            )
          },
        }),
    }
  })
