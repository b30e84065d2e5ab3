import { initialOf } from '@sqos/ui-kit'
import { Fragment } from 'react'
import styles from './People.module.css'

/** People of a cell, each with a picture of the initial. `names` is 姓名/账号, separated by commas. */
export function People({ names }: { names: string }) {
  return names.split(',').map((one, index) => {
    const [name = '', ...account] = one.split('/')
    return (
      <Fragment key={one}>
        {index > 0 && <span className={styles.account}>,</span>}
        <span className={styles.person} title={one} data-initial={initialOf(name)}>
          {name}
          {account.length > 0 && <span className={styles.account}>/{account.join('/')}</span>}
        </span>
      </Fragment>
    )
  })
}
