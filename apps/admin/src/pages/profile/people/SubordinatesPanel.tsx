import { type Subordinate, useLazyListSubordinatesQuery, useListSubordinatesQuery } from '@sqos/api-client/current-user'
import { useText } from '@sqos/i18n/react'
import { initialOf } from '@sqos/ui-kit'
import { type DataColumn, DataTable, tableState } from '@sqos/ui-kit/table'
import { useMemo } from 'react'
import { imageAddress } from '../../../app/image-address.ts'
import { NAMESPACE } from '../catalogue.ts'
import styles from './Subordinates.module.css'

const NOBODY: readonly Subordinate[] = []

/** 我的下属: the tree of subordinates, loaded level by level. */
export function SubordinatesPanel() {
  const { t } = useText(NAMESPACE)
  // The id 0 is the caller.
  const query = useListSubordinatesQuery({ id: '0' })
  const [listBelow] = useLazyListSubordinatesQuery()

  const columns = useMemo<DataColumn<Subordinate>[]>(
    () => [
      {
        id: 'userName',
        header: t('people.userName'),
        minWidth: 200,
        isRowHeader: true,
        value: ({ userName }) => userName,
        render: (row) => <Person person={row} />,
      },
      { id: 'department', header: t('people.department'), minWidth: 140, value: ({ department }) => department },
      { id: 'position', header: t('people.position'), minWidth: 140, value: ({ position }) => position },
    ],
    [t],
  )

  return (
    <DataTable
      label={t('tab.subordinates')}
      rows={query.currentData ?? NOBODY}
      columns={columns}
      rowKey={({ id }) => id}
      state={tableState(query)}
      tree={{
        getChildren: () => undefined,
        hasChildren: ({ isLeaf }) => !isLeaf,
        loadChildren: ({ id }) => listBelow({ id }, true).unwrap(),
      }}
    />
  )
}

function Person({ person }: { person: Subordinate }) {
  const image = imageAddress(person.avatar)
  return (
    <span className={styles.person}>
      <span className={styles.avatar} aria-hidden="true">
        {image ? <img src={image} alt="" /> : initialOf(person.userName)}
      </span>
      {person.userName}
    </span>
  )
}
