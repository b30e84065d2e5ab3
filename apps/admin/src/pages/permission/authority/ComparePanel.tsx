import { Switch } from '@arco-design/web-react'
import { IconCheck, IconMinus } from '@arco-design/web-react/icon'
import { type AuthorityComparison, useCompareAuthorityQuery } from '@sqos/api-client/authority'
import { useText } from '@sqos/i18n/react'
import { EmptyState } from '@sqos/ui-kit'
import { Select } from '@sqos/ui-kit/select'
import { type DataColumn, DataTable, tableState } from '@sqos/ui-kit/table'
import { AppFields } from '../../../parts/widget-services/AppFields.tsx'
import { useAddress } from '../shared/use-address.ts'
import styles from './Authority.module.css'
import { NAMESPACE } from './catalogue.ts'
import { HOLDER_TYPES, HolderField, type HolderType } from './HolderField.tsx'

type Row = AuthorityComparison['list'][number]

const SIDES = ['left', 'right'] as const

/** A compared holder of grants. */
interface Side {
  type: HolderType
  /** The id; of an organisation the ids from the root. */
  path: readonly string[]
}

/** Compares what two holders of grants (roles, positions, organisations, groups, users) grant, item by item. */
export function ComparePanel() {
  const { t } = useText(NAMESPACE)
  const { read, write } = useAddress()
  const all = read('all') === '1'
  // Addresses without a type are of roles.
  const sideOf = (side: 'left' | 'right'): Side => ({
    type: HOLDER_TYPES.find((type) => type === read(`${side}Type`)) ?? 'Role',
    path: read(side)
      .split(',')
      .filter((id) => id !== ''),
  })
  const sides = { left: sideOf('left'), right: sideOf('right') }

  return (
    <div className={styles.compare}>
      <div className={styles.question}>
        <AppFields>
          {SIDES.map((side) => (
            <div key={side} className={styles.field}>
              <span className={styles.name} aria-hidden="true">
                {t(`compare.${side}`)}
              </span>
              <Select
                aria-label={t(`compare.${side}Type`)}
                value={sides[side].type}
                onChange={(type: HolderType) => write({ [`${side}Type`]: type === 'Role' ? '' : type, [side]: '' })}
                options={HOLDER_TYPES.map((type) => ({ value: type, label: t(`object.${type}`) }))}
              />
              <HolderField
                {...sides[side]}
                aria-label={t(`compare.${side}`)}
                placeholder={t('compare.placeholder')}
                onChange={(path) => write({ [side]: path.join(',') })}
              />
            </div>
          ))}
        </AppFields>
        <label className={styles.choice}>
          <Switch size="small" checked={!all} onChange={(on) => write({ all: on ? '' : '1' })} />
          {t('compare.differences')}
        </label>
      </div>
      {sides.left.path.length === 0 || sides.right.path.length === 0 ? (
        <EmptyState title={t('tab.compare')} hint={t('compare.hint')} />
      ) : (
        <Differences {...sides} all={all} />
      )}
    </div>
  )
}

function Differences({ left, right, all }: { left: Side; right: Side; all: boolean }) {
  const { t } = useText(NAMESPACE)
  const query = useCompareAuthorityQuery({
    leftType: left.type,
    leftId: left.path.at(-1) ?? '',
    rightType: right.type,
    rightId: right.path.at(-1) ?? '',
  })
  const data = query.currentData
  const rows = (data?.list ?? []).filter((row) => all || row.left !== row.right || row.leftLevel !== row.rightLevel)
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
  const has = (side: 'left' | 'right'): DataColumn<Row> => {
    const levelText = (row: Row) => {
      const level = row[side] ? row[`${side}Level`] : ''
      return level === '' ? '' : t(`compare.level.${row.type === 'form' ? 'form' : 'resource'}.${level}`)
    }
    return {
      id: side,
      header: data?.[side].fullName ?? t(`compare.${side}`),
      width: 140,
      align: 'center',
      value: (row) => levelText(row) || t(row[side] ? 'yes' : 'no'),
      render: (row) =>
        row[side] ? (
          <span className={styles.has}>
            <IconCheck aria-hidden="true" />
            <span className={levelText(row) === '' ? styles.spoken : undefined}>{levelText(row) || t('yes')}</span>
          </span>
        ) : (
          <span className={styles.lacks}>
            <IconMinus aria-hidden="true" />
            <span className={styles.spoken}>{t('no')}</span>
          </span>
        ),
    }
  }
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
