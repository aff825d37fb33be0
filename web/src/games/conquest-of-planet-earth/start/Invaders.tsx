/** The game on the start page: a few words, and the way to its rules. */
export default function Invaders() {
  return (
    <div className="herotext">
      <h1>Conquest of Planet Earth</h1>
      <p>
        Land your saucers, spread terror, beat whatever the Humans send. Against each other, together, alone, or two
        against two; the table keeps your secrets and counts the chances.
      </p>
      <p className="ways">
        <a className="cbtn" href="/rules?game=conquest-of-planet-earth">
          Rules
        </a>
      </p>
    </div>
  );
}
