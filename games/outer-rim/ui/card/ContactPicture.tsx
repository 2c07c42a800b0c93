import { at } from '@kantyna/kernel'
import { FIRST_CONTACT } from '../../rules/pieces.ts'
import { tables } from '../../words/things/names.ts'
import { FactionSign } from '../drawing/FactionSign.tsx'
import { SilhouetteBox } from '../drawing/Silhouette.tsx'
import { useShapes } from '../drawing/silhouettes.ts'
import './picture.css'

/** A contact whose token lies face up. */
export function ContactPicture({ piece }: { readonly piece: number }) {
  const shapes = useShapes()
  const contact = at(tables().contacts, piece - FIRST_CONTACT)
  return (
    <span className="or-contact-picture" data-rank={contact.rank} data-known>
      <SilhouetteBox shape={shapes.person(contact.person ?? '')} size={64} />
      {contact.faction !== undefined && <FactionSign faction={contact.faction} size={22} />}
    </span>
  )
}
