import { Page } from '../shell/Page.tsx'
import { useWords } from '../words/words.ts'
import { fonts, packages } from './credits.ts'
import { useAboutWords } from './words.ts'
import './about.css'

export function AboutPage() {
  const { about } = useWords()
  const words = useAboutWords()
  return (
    <Page title={about.title}>
      <p>{words.what}</p>
      <section className="about-part" aria-labelledby="fan">
        <h2 id="fan">{about.fan}</h2>
        <p className="notice">{about.notice}</p>
      </section>
      <section className="about-part" aria-labelledby="marks">
        <h2 id="marks">{words.marks}</h2>
        {words.marksSays.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section className="about-part" aria-labelledby="origins">
        <h2 id="origins">{words.origins}</h2>
        <p>{words.originsSays}</p>
      </section>
      <section className="about-part" aria-labelledby="fair">
        <h2 id="fair">{words.fair}</h2>
        <p>{words.fairSays}</p>
      </section>
      <section className="about-part" aria-labelledby="fonts">
        <h2 id="fonts">{words.fonts}</h2>
        <ul>
          {fonts.map(({ name, by, licence, address, text }) => (
            <li key={name}>
              <a href={address}>{words.by(name, by, licence)}</a> (
              <a href={`${import.meta.env.BASE_URL}${text}`}>{words.licenceText}</a>)
            </li>
          ))}
        </ul>
      </section>
      <section className="about-part" aria-labelledby="packages">
        <h2 id="packages">{words.packages}</h2>
        <ul>
          {packages.map(({ name, by, licence, address }) => (
            <li key={name}>
              <a href={address}>{words.by(name, by, licence)}</a>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}
