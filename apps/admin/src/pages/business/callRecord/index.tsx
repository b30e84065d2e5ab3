import type { CallRecordRow } from '@sqos/api-client/call-record'
import { CALL_DIRECTIONS } from '@sqos/contract'
import type { Translate } from '@sqos/i18n'
import { useText } from '@sqos/i18n/react'
import type { SearchField } from '@sqos/ui-kit/list'
import { lazy, Suspense, useCallback, useState } from 'react'
import { Select } from '@sqos/ui-kit/select'
import { dayField } from '../../../parts/day-range/day-field.tsx'
import { PagedList } from '../../../parts/paged-list/PagedList.tsx'
import { personField } from '../../../parts/people/person-field.tsx'
import { NAMESPACE } from './catalogue.ts'
import { useCallRecordColumns } from './use-call-record-columns.tsx'
import { RESULT_CHOICES, useCallRecordList } from './use-call-record-list.ts'

export { catalogues } from './catalogue.ts'

const CallRecordDrawer = lazy(async () => ({ default: (await import('./CallRecordDrawer.tsx')).CallRecordDrawer }))

/** 通话记录: the calls of seats, with their details and notes. */
export default function CallRecordPage() {
  const { t } = useText(NAMESPACE)
  const list = useCallRecordList()
  const [opened, setOpened] = useState<{ row: CallRecordRow; isOpen: boolean }>()
  const open = useCallback((row: CallRecordRow) => setOpened({ row, isOpen: true }), [])
  const columns = useCallRecordColumns(open)

  return (
    <PagedList
      title={t('title')}
      name="call-record"
      list={list}
      columns={columns}
      rowKey={rowKey}
      fields={[
        dayField('from', t('filter.from')),
        dayField('to', t('filter.to')),
        choiceField(t, { name: 'direction', choices: CALL_DIRECTIONS }),
        choiceField(t, { name: 'result', choices: RESULT_CHOICES }),
        personField('userId', t('filter.person')),
      ]}
      exports={list.exports}
      onRowOpen={open}
    >
      <Suspense>
        {opened && (
          <CallRecordDrawer
            key={opened.row.id}
            row={opened.row}
            open={opened.isOpen}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        )}
      </Suspense>
    </PagedList>
  )
}

const rowKey = ({ id }: CallRecordRow) => id

/** A filter with the choices of a column. */
const choiceField = (
  t: Translate,
  { name, choices }: { name: 'direction' | 'result'; choices: readonly string[] },
): SearchField => ({
  name,
  label: t(`filter.${name}`),
  control: ({ id, label, value, onChange }) => (
    <Select
      id={id}
      aria-label={label}
      style={{ inlineSize: 140 }}
      value={value}
      options={[
        { value: '', label: t('filter.any') },
        ...choices.map((choice) => ({ value: choice, label: t(`${name}.${choice}`) })),
      ]}
      onChange={onChange}
    />
  ),
})
