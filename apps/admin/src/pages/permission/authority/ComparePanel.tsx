import { Switch } from '@arco-design/web-react'
import { IconCheck, IconMinus } from '@arco-design/web-react/icon'
import { type AuthorityComparison, useCompareAuthorityQuery } from '@sqos/api-client/authority'
import { RoleSelectField } from '@sqos/form-widgets/role-select'
import { useText } from '@sqos/i18n/react'
import { EmptyState } from '@sqos/ui-kit'
import { type DataColumn, DataTable, tableState } from '@sqos/ui-kit/table'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { useAddress } from '../shared/use-address.ts'
import styles from './Authority.module.css'
import { NAMESPACE } from './catalogue.ts'

type Row = AuthorityComparison['list'][number]

const SIDES = ['left', 'right'] as const

/** Two roles side by side: what each grants, item by item. */
export function ComparePanel() {
  const { t } = useText(NAMESPACE)
  const { read, write } = useAddress()
  const [left, right] = [read('left'), read('right')]
  const all = read('all') === '1'

  return (
    <div className={styles.compare}>
      <div className={styles.question}>
        <AppFields>
          {SIDES.map((side) => (
            <div key={side} className={styles.field}>
              <span className={styles.name} aria-hidden="true">
                {t(`compare.${side}`)}
              </span>
              <RoleSelectField
                aria-label={t(`compare.${side}`)}
                placeholder={t('compare.placeholder')}
                value={read(side)}
                onChange={(id: string) => write({ [side]: id })}
              />
            </div>
          ))}
        </AppFields>
        <label className={styles.choice}>
          <Switch size="small" checked={!all} onChange={(on) => write({ all: on ? '' : '1' })} />
          {t('compare.differences')}
        </label>
      </div>
      {left === '' || right === '' ? (
        <EmptyState title={t('tab.compare')} hint={t('compare.hint')} />
      ) : (
        <Differences left={left} right={right} all={all} />
      )}
    </div>
  )
}

function Differences({ left, right, all }: { left: string; right: string; all: boolean }) {
  const { t } = useText(NAMESPACE)
  const query = useCompareAuthorityQuery({ leftType: 'Role', leftId: left, rightType: 'Role', rightId: right })
  const data = query.currentData
  const rows = (data?.list ?? []).filter((row) => all || row.left !== row.right)
  const columns = useColumns(data)
  if (data && rows.length === 0) return <EmptyState title={t('compare.same')} />
  return (
    <>
      <p className={styles.sums}>
        {data &&
          SIDES.map((side) => (
            <span key={side}>
              {t('compare.sum', { name: data[side].fullName, count: data[side].count, people: data[side].people })}
            </span>
          ))}
      </p>
      <DataTable
        label={t('compare.label')}
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        state={tableState(query, undefined)}
        height="fill"
      />
    </>
  )
}

function useColumns(data: AuthorityComparison | undefined): DataColumn<Row>[] {
  const { t } = useText(NAMESPACE)
  const has = (side: 'left' | 'right'): DataColumn<Row> => ({
    id: side,
    header: data?.[side].fullName ?? t(`compare.${side}`),
    width: 140,
    align: 'center',
    value: (row) => t(row[side] ? 'yes' : 'no'),
    render: (row) =>
      row[side] ? (
        <span className={styles.has}>
          <IconCheck aria-hidden="true" />
          <span className={styles.spoken}>{t('yes')}</span>
        </span>
      ) : (
        <span className={styles.lacks}>
          <IconMinus aria-hidden="true" />
          <span className={styles.spoken}>{t('no')}</span>
        </span>
      ),
  })
  return [
    { id: 'type', header: t('column.type'), width: 110, value: (row) => t(`type.${row.type}`) },
    { id: 'fullName', header: t('column.fullName'), minWidth: 160, isRowHeader: true, value: (row) => row.fullName },
    { id: 'enCode', header: t('column.enCode'), minWidth: 160, value: (row) => row.enCode },
    { id: 'path', header: t('column.path'), minWidth: 200, value: (row) => row.path },
    has('left'),
    has('right'),
  ]
}

const rowKey = ({ type, id }: Row) => `${type}/${id}`
