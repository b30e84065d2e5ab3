import { useText } from '@sqos/i18n/react'
import { Link } from 'react-router'
import styles from './Brand.module.css'

/** Name and logo of the product above the menu, with a link to the home page. */
export interface FrameBrand {
  name: string
  logo: string
  /** Logo of the bar on top in the layouts `functional` and `blend`; `logo` when not given. */
  barLogo?: string | undefined
  href: string
}

/** Link to the home page with name and logo of the product. */
export function Brand({ brand }: { brand: FrameBrand }) {
  const { t } = useText('layout')
  return (
    <Link className={styles.brand} to={brand.href} aria-label={`${brand.name} ${t('home')}`}>
      <img className={styles.logo} src={brand.logo} alt="" width={28} height={28} />
      <span className={styles.name}>{brand.name}</span>
    </Link>
  )
}
