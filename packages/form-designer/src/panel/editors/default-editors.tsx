import { asBoolean, asText, optionSource, own, ownAt } from '@sqos/form-model'
import { CascaderField } from '@sqos/form-widgets/cascader'
import { DateField } from '@sqos/form-widgets/date'
import { TimeField } from '@sqos/form-widgets/time'
import { TreeSelectField } from '@sqos/form-widgets/tree-select'
import type { EditorProps } from '../PropertyRow.tsx'

/** Fields check values at run time; their types list valid values only. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const anyValue = (value: unknown): never => value as never

/** The date or moment of new records. */
export function DefaultMomentEditor({ id, label, value, item, onChange }: EditorProps<'defaultMoment'>) {
  const shared = { id, 'aria-label': label, size: 'small', value: anyValue(value), onChange } as const
  const format = asText(item?.node.format)
  return <DateField {...shared} type={own(item?.node, 'type') === 'datetime' ? 'datetime' : 'date'} format={format} />
}

/** The time of day of new records. */
export function DefaultTimeEditor({ id, label, value, item, onChange }: EditorProps<'defaultTime'>) {
  const shared = { id, 'aria-label': label, size: 'small', value: anyValue(value), onChange } as const
  return <TimeField {...shared} format={asText(item?.node.format) === 'HH:mm' ? 'HH:mm' : 'HH:mm:ss'} />
}

/** The default node of a tree, or its path; several for a multiple choice. */
export function DefaultNodeEditor({ id, label, value, item, onChange }: EditorProps<'defaultNode'>) {
  const node = item?.node ?? {}
  const source = optionSource(node)
  const shared = {
    id,
    'aria-label': label,
    size: 'small',
    value: anyValue(value),
    options: source.type === 'static' ? source.options : [],
    optionKeys: source.keys,
    searchable: true,
    onChange: (next: unknown) => onChange(next),
  } as const
  const isMultiple = asBoolean(own(node, 'multiple')) || asBoolean(ownAt(node, 'props', 'props', 'multiple'))
  if (item?.kind.holdsPaths) return isMultiple ? <CascaderField {...shared} multiple /> : <CascaderField {...shared} />
  return isMultiple ? <TreeSelectField {...shared} multiple /> : <TreeSelectField {...shared} />
}
