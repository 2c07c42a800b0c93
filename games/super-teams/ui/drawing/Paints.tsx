/** Gradients that several drawings share. Every drawing that uses them includes its own copy. */
export function Paints() {
  return (
    <defs>
      <linearGradient id="st-sheen" x1="0.2" y1="0" x2="0.7" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.2" />
        <stop offset="0.4" stopColor="#fff" stopOpacity="0.03" />
        <stop offset="1" stopColor="#000" stopOpacity="0.26" />
      </linearGradient>
      <radialGradient id="st-desert" cx="0.5" cy="0.08" r="0.95">
        <stop offset="0" stopColor="#e0a566" />
        <stop offset="0.35" stopColor="#b9713f" />
        <stop offset="0.8" stopColor="#6b3a22" />
      </radialGradient>
      <radialGradient id="st-ocean" cx="0.5" cy="0.92" r="0.95">
        <stop offset="0" stopColor="#6fb7a4" />
        <stop offset="0.35" stopColor="#2f7d7b" />
        <stop offset="0.8" stopColor="#173f4b" />
      </radialGradient>
      <radialGradient id="st-haze-warm">
        <stop offset="0.86" stopColor="#ffcf94" stopOpacity="0.5" />
        <stop offset="1" stopColor="#ffcf94" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="st-haze-cool">
        <stop offset="0.86" stopColor="#a9e8da" stopOpacity="0.5" />
        <stop offset="1" stopColor="#a9e8da" stopOpacity="0" />
      </radialGradient>
    </defs>
  )
}
