import { timings } from '../../config.ts';
import { servicesCallToAction, servicesHero } from '../../content/services.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Slideshow } from '../../ui/Slideshow.tsx';
import { Hero, heroPicture } from '../editorial/Hero.tsx';
import { MessagingButton } from './MessagingButton.tsx';

const [first] = servicesHero.pictures;

export function ServicesHero() {
  return (
    <Hero
      media={
        <Slideshow
          label={servicesHero.picturesLabel}
          slides={servicesHero.pictures}
          slideKey={({ imageSrc }) => imageSrc}
          intervalMs={timings.servicesHero}
          renderSlide={({ imageSrc, alt }, { load }) =>
            load ? (
              <Picture
                {...heroPicture}
                src={imageSrc}
                alt={alt}
                width={640}
                height={480}
                priority={imageSrc === first?.imageSrc}
              />
            ) : (
              <div className={heroPicture.className} />
            )
          }
        />
      }
    >
      <h1>{servicesHero.title}</h1>
      <p>{servicesHero.text}</p>
      <MessagingButton size="large" action={servicesCallToAction.primary} />
    </Hero>
  );
}
